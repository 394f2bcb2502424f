import { fold } from '@alive/language/text/text.ts';
import { remembered } from '@alive/occupations/tables.ts';

/** What kinds of section the words of a heading name, in their order; empty: none. Letters set apart have lost the spaces between words. */
export const kindsNamed = (written: string, isHeading = false): SectionKind[] => [...(isHeading ? ofHeading(written) : ofAny(written))];
const ofHeading = remembered((written: string) => kindsRead(written, true));
const ofAny = remembered((written: string) => kindsRead(written, false));

const kindsRead = (written: string, isHeading: boolean): SectionKind[] => {
  if (written.length > 90) return [];
  // "E DUCATION" has small capitals that are drawn.
  // "CO N TAC T" has letters set apart of which some were set closer.
  // "Language(s)"
  const isSpaced = /^(?:[\p{Lu}&/]{1,3} ){2,}\p{Lu}{1,3}$/u.test(written);
  const text = isSpaced
    ? written.replaceAll(' ', '')
    : /^\p{Lu} \p{Lu}{3,}/u.test(written)
      ? written.replace(/(?<=^|[ &/])(\p{Lu}) (?=\p{Lu}{2})/gu, '$1')
      : written.replaceAll('(s)', 's');
  const words = fold(text)
    .replace(/['’ʼ]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
  const isRun = /^[\p{Lu}&/’']{8,}:?$/u.test(text) && !wholeHeading.test(`${words} `);
  if (words.length < 4 || words.length > 60) return [];
  if (
    !isHeading &&
    !(isRun
      ? runHeading.test(words.replaceAll(' ', ''))
      : wholeHeading.test(`${words} `) || (ofHeadings.test(words) && fieldHeading.test(`${words} `)) || isOfAnything(text))
  )
    return [];
  const found: { at: number; kind: SectionKind }[] = [];
  // What is "job related" is no job.
  let rest = words.replace(/\b(?:job|work|employment|career) related\b/g, (all) => '.'.repeat(all.length));
  for (const { kind, names } of nouns) {
    const sign = new RegExp(isRun ? `(?:${names})` : String.raw`\b(?:${names})\b`, 'g');
    for (const { index } of rest.matchAll(sign)) found.push({ at: index, kind });
    rest = rest.replace(sign, (all) => '.'.repeat(all.length));
  }
  const kinds = [...new Set(found.sort((one, other) => one.at - other.at).map(({ kind }) => kind))];
  // "Education and training" is where one studied.
  if (kinds[0] === 'education' && kinds.includes('award') && /\btrainings?\b/.test(words) && !/award|hono|certif|licen|achiev/.test(words))
    return kinds.filter((kind) => kind !== 'award');
  // "Courses & certificates" were passed.
  if (kinds[0] === 'other' && kinds.includes('award') && /^(?:[a-z]+ )?(?:courses|workshops|seminars)/.test(words))
    return ['award', ...kinds.filter((kind) => kind !== 'award')];
  // "Short courses" were passed.
  if (
    kinds[0] === 'other' &&
    /^(?:complementary|short|professional|certified|online|in service) (?:courses|seminars|workshops)/.test(words)
  )
    return ['award'];
  // "Performance and work experience" is where one worked.
  if (/\b(?:experience|employment|work history)\b/i.test(text) && kinds.includes('experience') && kinds[0] === 'project')
    return ['experience', ...kinds.filter((kind) => kind !== 'experience')];
  if (kinds.length < 2 || /\band\b|[&,/+]/i.test(text)) return kinds;
  // Of words in a row the last one tells, but a "skills summary" is skills and a "project experience" projects.
  const [last] = found.toReversed();
  if (last?.kind === 'top' && kinds.includes('skill')) return ['skill'];
  return last?.kind === 'experience' && /project/i.test(text) ? ['project'] : last === undefined ? [] : [last.kind];
};

/** By kind, the first that fits a stretch of letters: what a heading is called by, without its spaces. */
const nouns: readonly { kind: SectionKind; names: string }[] = [
  {
    kind: 'experience',
    names:
      '(?:field|clinical|practical|cooperative|co ?op|experiential) ?(?:education|training|studies|learning)|student ?teaching|practice ?teaching|service ?learning|military ?(?:education|training)?(?= ?(?:service|experience))',
  },
  {
    kind: 'education',
    names:
      '(?:academic|educational) ?(?:background|history|qualifications?|preparation|record|details|credentials|profile|training|attainments?|experience)|education(?:al)?(?: ?(?:background|history))?|schooling|scholastics?|academic ?(?:path|journey)|academics|studies|studied|stud(?:y|ying)(?! abroad)|degrees?(?: ?earned)?(?: ?(?:and|or|&)? ?in ?progress)?|formacion(?: ?academica)?|educacion|estudios|formacao(?: ?academica)?|educacao|escolaridade|formazione|istruzione|etudes|diplomes|(?:parcours|cursus) ?(?:academique|scolaire)?|ausbildung|schulbildung|bildungsweg|(?:akademischer|schulischer) ?werdegang|studium|formations?|utdann?ing|utbildning|uddannelse|opleiding(?:en)?|wyksztalcenie|vzdelani|scholastic ?(?:record|details|profile)',
  },
  {
    kind: 'other',
    names:
      'coursework|courses|classes|workshops?|seminars?|talks|papers|bylines|articles|manuscripts|writings|in ?press|proceedings|patents?|bibliography|test ?scores?|(?:research|teaching) ?interests?|(?:teaching|research|artist|diversity) ?statements?|(?:additional|other|further|supplementary) ?(?:information|details)|miscellaneous|publications?|presentations?|posters?|conferences?|references?(?: available)?|referees|recommendations|declaration|interests?|hobbies|(?:free|spare|leisure) ?time|leisure|likes|enjoys|passions|pastimes|exhibitions?|exhibits|screenings|lectures|thesis|theses|dissertations?|my ?(?:life ?philosophy|time)|personal ?interests|fun ?facts|availability|travels?|intereses|aficiones|interesses|interessi|interets|centres? ?d ?interets?|loisirs|interessen|hobbys|referencias|referenzen|publicaciones|teachers|instructors|mentors|coaches|master ?classes|teachers and coaches',
  },
  {
    kind: 'top',
    names:
      '(?:career |executive |professional |personal )?(?:summary|profile|statement|overview|objectives?|goals?)|about(?: ?me)?|who i am|bio(?:graphy)?|contacts?(?: ?(?:information|details|info|me))?|personal ?(?:details|data|information|info)|details|links|online(?: ?presence)?|(?:find|reach) me(?: online)?|social(?: ?media)|websites?|portfolio links|introduction|highlights|(?<!professional )qualifications|strengths|value ?proposition|personal ?brand|career ?(?:aim|focus|interest)s?|headline|pitch|mission|hello|at a glance|snapshot|professional ?(?:headline|snapshot)|personal ?particulars|(?:applicant|candidate) ?(?:details|information)|perfil(?: ?profesional| ?profissional)?|resumen|objetivo|datos ?personales|dados ?pessoais|dati ?personali|personliche ?(?:daten|angaben)|profil|a ?propos|sobre ?mi|contacto|kontakt',
  },
  {
    kind: 'language',
    names:
      '(?:languages?|linguistic)(?: ?(?:skills|proficienc(?:y|ies)|competenc(?:es?|y|ies)|abilities|capabilities|knowledge|fluency))?|multilingual|tongues|speaks|mother tongues?|(?<=\\bi )speak|idiomas|lenguas|linguas|lingue|sprachen|sprachkenntnisse|langues(?: ?etrangeres)?|sprak|sprog|talen|jezyki',
  },
  {
    kind: 'award',
    names:
      'honou?rs?|awards?|achievements?|accomplishments?|scholarships?|fellowships|grants?|distinctions?|prizes|medals|decorations|commendations|honou?rs? ?societ(?:y|ies)|deans ?list|recognitions?|bursar(?:y|ies)|stipends|prizes and|trophies|accolades|competitions|badges|ribbons|most ?proud ?of|professional ?(?:credentials|development|qualifications)|continuing ?education|microcredentials|permits?|qualifications ?and ?certifications|certifications?|certificates?|licen[sc]es?|licensures?|credentials?|certs|clearances?|cards|tickets|registrations?|endorsements?|training(?:s)?|premios|reconocimientos|becas|logros|certificaciones|certificados|conquistas|certificacoes|premi|riconoscimenti|certificazioni|prix|bourses|auszeichnungen|stipendien|zertifikate|stipendier|utmarkelser|licensure ?examinations?|(?:board|eligibility|civil ?service) ?(?:examinations?|eligibility)',
  },
  {
    kind: 'skill',
    names:
      'skills?(?: ?sets?)?|gear|kit|toolbelt|toolset|programming ?languages|frameworks|libraries|platforms|talents|know ?how|methods|methodolog(?:y|ies)|knowledge ?areas|knowledge ?base|competence|fluencies|it ?skills|hardware|computer ?literacy|instrumentation|machines|specialt(?:y|ies)|can ?do|good ?at|capabilities|competenc(?:y|ies|es)|proficienc(?:y|ies)|expertise|technologies|technology|processes|equipment|instruments|consoles|tools?|toolbox|toolkit|software|stack|techniques?|abilities|habilidades|conocimientos|aptitudes|destrezas|competencias|competenze|competences?(?: ?(?:informatiques|techniques))?|(?:edv|it|computer|fach)? ?kenntnisse|fahigkeiten|ferdigheter|kompetenser|vaardigheden|umiejetnosci',
  },
  {
    kind: 'project',
    names:
      '(?:final|senior) ?year ?projects?|projects?|hackathons?|portfolio ?(?:projects?|highlights|pieces)|side ?projects|builds|inventions|choreograph(?:y|ies)|stage ?credits|screen ?credits|case ?studies|senior ?design|capstones?|commissions|recordings|things|campaigns?|i?(?:ve| have)? ?(?:built|made|designed)|i (?:make|build)|portfolio|(?:selected|shipped|published|released) ?games|filmography|credits|productions?|films?|performances?|compositions?|works|proyectos|projetos|projets|progetti|projekte|prosjekter|repertoires?|repertory',
  },
  {
    kind: 'experience',
    names:
      'experiences?|practice|commitments?|initiation|employment(?: ?history)?|work(?: ?history)?|career(?: ?history)?|jobs?|internships?|(?:professional|job|military|clinical|volunteer|teaching|research|performance|production|exhibition|internship|relevant) ?history|positions?(?: ?held)?|appointments?|involvements?|activities|extracurriculars?|leadership|volunteer(?:ing|ism)?|service|outreach|rotations?|clinicals?|apprenticeships?|assistantships?|externships?|co ?ops?|residenc(?:y|ies)|preceptorships?|shadowing|mentoring|tutoring|coaching|clubs|societies|student ?(?:life|organi[sz]ations)|greek ?life|athletics|appearances|professional ?(?:history|background|path|journey)|employments?|jobs ?held|occupations?|summer ?jobs|side ?jobs|deployments?|duty ?stations|assignments|philanthropy|civic(?: ?engagement)?|committees|practic(?:um|a)s?|placements?|attachments?|teaching|research|military|fieldwork|engagements?|background|memberships?|affiliations|organi[sz]ations|worked|giving(?: ?(?:back|time))?|extra ?curriculars?|citizenship|community(?: ?engagement)?|jobs ive had|experiencias?|experiencia ?(?:laboral|profesional|profissional)|experiences? ?professionnelles?|esperienz[ae](?: ?(?:professional[ei]|lavorativ[ae]))?|tirocini|volontariato|practicas|voluntariado|liderazgo|lideranca|actividades(?: ?extracurriculares)?|estagios?|stages|benevolat|associations|vie ?associative|berufserfahrung|praxiserfahrung|(?:praktische|berufliche) ?erfahrung(?:en)?|(?:beruflicher ?)?werdegang|ehrenamt(?:liches ?engagement)?|praktika|nebenjobs?|(?:arbeids)?erfaring|arbetslivserfarenhet|erhvervserfaring|werkervaring|doswiadczenie(?: ?zawodowe)?|frivillig ?arbeid|(?:ideellt )?engagemang|ehrenamtlich|(?:final|senior) ?year ?(?:work)?(?= internship)',
  },
];
const modifiers =
  'systems|further|complementary|voluntary|read|or|working|institutions|y|e|et|und|og|och|de|with|dates|attended|spoken|character|gained|ratings|final|year|mini|ideellt|frivilligt|and|or|of|on|a|an|to|by|from|at|along|more|about|profession|discipline|department|departmental|peer|reviewed|refereed|invited|prior|seasonal|temporary|freelance|transferable|government|nonprofit|editorial|curatorial|museum|classroom|entrepreneurial|scientific|arts?|theat(?:er|re)|dance|upon|senior|shop|safety|tech|request|available|the|responsibility|known|voluntary|outside|held|my|in|for|with|other|additional|selected|select|relevant|related|recent|key|core|main|notable|significant|major|professional|personal|academic|technical|practical|industry|work|student|campus|university|college|school|clinical|nursing|field|lab|laboratory|musical?|music|film|design|engineering|programming|computer|digital|foreign|spoken|hard|soft|paid|unpaid|part|full|time|social|legal|hospitality|teaching|research|creative|artistic|business|accounting|analytical|interpersonal|extra|curricular|co|summer|early|previous|past|current|independent|group|team|class|course|capstone|open|source|side|areas|area|high|learning|knowledge|public|stage|studio|production|performance|performing|healthcare|health|medical|general|special|athletic|athletics|international|global|abroad|study|i|have|what|ive|im|day|stuff|places|everything|do|did|know|where|been|had|time|to';
const anyWord = [...nouns.map(({ names }) => names), modifiers].join('|');
/** What one worked at, beside a word that none but headings have: "Patient education" is a skill, "Patient care experience" a heading. */
const fields =
  'industry|corporate|retail|agricultural|farm|ranch|culinary|kitchen|childcare|child|care|patient|animal|veterinary|laboratory|observational|archival|excavation|archaeological|environmental|financial|banking|investment|consulting|marketing|sales|communications?|political|policy|campaign|legislative|law|dental|pharmacy|counseling|mental|behavioral|outdoor|wilderness|interpretation|translation|interpreting|freelance|contract|seasonal|temporary|prior|civilian|enlisted|officer|service|peer|reviewed|refereed|invited|conference|juried|solo|directing|acting|design|designer|costume|lighting|choral|orchestral|chamber|vocal|instrumental|ensemble|manual|fabrication|construction|mechanical|electrical|chemical|civil|statistical|quantitative|qualitative|language|communication|leadership|management|organi[sz]ational|transferable|functional|specialized|speciali[sz]ed';
const fieldHeading = new RegExp(`^(?:(?:${anyWord}|${fields}) )+$`);
const ofHeadings =
  /\b(?:experiences?|employment|history|skills|activities|involvement|appointments|positions|projects|certifications?|licen[sc]es|licensures?|awards|honou?rs|coursework|credits|competenc(?:y|ies)|proficienc(?:y|ies)|interests|internships|placements)\b/;
const wholeHeading = new RegExp(`^(?:(?:${anyWord}) )+$`);
/** "Museum experience", "WELDING SKILLS", "Retail Banking Experience": whatever stands before a noun that none but headings end with. */
const isOfAnything = (text: string): boolean =>
  /^\p{Lu}/u.test(text) &&
  !/^\p{L}+ed\b/u.test(text) &&
  (ofAnything.test(text) || (text === text.toUpperCase() && ofAnythingLarge.test(text)));
const wordsBefore = String.raw`^(?:[\p{L}’'-]+(?: | ?\/ ?| & | and )){1,3}`;
const ofAnything = new RegExp(
  `${wordsBefore}(?:experiences?|skills|certifications?|certificates|licen[sc]es|awards|honou?rs|scholarships|employment|internships|qualifications|competenc(?:y|ies)|proficienc(?:y|ies)|coursework|interests|memberships|affiliations|placements|rotations):?$`,
  'iu',
);
const ofAnythingLarge = new RegExp(
  `${wordsBefore}(?:projects|activities|publications|presentations|performances|involvement|credits|exhibitions):?$`,
  'iu',
);
const runHeading = new RegExp(`^(?:${anyWord})+$`);

export type SectionKind = 'top' | 'education' | 'experience' | 'project' | 'skill' | 'language' | 'award' | 'other';
