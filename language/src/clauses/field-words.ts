/**
 * Words that name a field and not its value: where a condition of that field holds, they say no more than it does ("**graduated** in 2019",
 * "**paying** at least 80k", "**move** to Seattle"). Closed; lower case.
 */
export const fieldWords: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    pay: 'pay pays paid paying salary salaries wage wages compensation make makes making earn earning earns minimum min maximum max least better usd dollars money range starting yearly annually year month hour hourly',
    year: 'class batch passout passouts graduate graduated graduating graduates year years cohort summer fall spring winter term',
    experience: 'experience exp experienced years year yrs career senior junior early level entry',
    level:
      'full full-time time graduate graduated graduating graduation first level entry early junior senior freshman freshmen sophomore new student internship interns take takes college fresh experience required career',
    place:
      'move moving live lives living stay based located relocate relocating commute distance driving area region whole entire office state city town country nation world native',
    hometown: 'from originally come comes hometown home native grew raised born town',
    company: 'join joined joining went go startup startups account',
    school: 'went attend attended graduated graduate alumni alum study studied degree',
    major: 'study studied studies majored degree degrees graduated graduate grads went course background engg',
    role: 'work works working job became become turned staff freelance professional role currently',
    function: 'work works working job became become went into field',
    industry: 'work works working went into field industry sector',
    sequence: 'then later first started began went ended end joined straight moved switched became turned left career',
    founder: 'started start founded company own business run runs',
    seniority: 'level senior top',
    sponsorship:
      'visa visas sponsor sponsors sponsorship sponsoring willing offer offers petition file papers future later required status',
    clearance: 'clearance cleared required eligible active',
    remote: 'fully 100% remotely office house parents site work',
    skill: 'using use uses know knows knowledge experience skills skill',
    tenure: 'years year long stayed company',
  }).map(([field, words]) => [field, new Set(words.split(' '))]),
);
