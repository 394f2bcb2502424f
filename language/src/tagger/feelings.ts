/** What a word says of what stands alongside it: liked, disliked, wanted, needed, agreed to. Classes of words mix these up, since all stand in the same places. */
export const feelingOf = (lemma: string, norm: string): Feeling | null => byWord.get(norm) ?? byWord.get(lemma) ?? null;

const lists = {
  like: `love like enjoy adore loved liked enjoyed prefer favorite favourite fav fun great best happy happier happiest good amazing awesome cool interesting rewarding
    satisfying satisfied obsessed into proud excited exciting gladly glad nice wonderful fantastic peaceful calming relaxing addicted addictive hooked alive thrive
    flow lit sweet beautiful magical energized energizing highlight passion passionate yes sick-good dope perfect cozy enjoyable pleasant thrilled thrill better fulfilling
    meaningful fascinated fascinating geek nerd joy proudest easiest perk`,
  dislike: `hate dislike loathe despise dread hated disliked boring bored bore tedious awful terrible horrible worst tired drain draining drained exhausting exhausted annoying
    annoyed stress stressful stressed miserable suck sucked avoid never no not nope pass dull painful pain nightmare torture soul-crushing soul-sucking monotonous repetitive
    gross sick fed uncomfortable anxious anxiety allergic kill killed zone panic rather cringe hell mind-numbing dreadful refuse quit done hard frustrating frustrated lonely
    cannot skip without except minus spare ugh bad worse disaster over bother resent weary`,
  want: `want wanna hope wish interested interest consider considering considered look looking aim dream think thinking maybe probably possibly perhaps ideally would'd curious
    explore aspire plan planning hoping become someday eventually lean leaning torn toward towards prefer apply applying future goal`,
  need: `need must require required requirement has-to essential necessary mandatory minimum least non-negotiable dealbreaker deal-breaker sponsor sponsorship only insist
    needed needs absolutely`,
  accept: 'fine ok okay mind open alright whatever flexible either acceptable tolerate manage deal',
  turn: 'but except though however although instead just actually than',
} as const;
export type Feeling = keyof typeof lists;
export const feelings = Object.keys(lists) as Feeling[];
const byWord = new Map(
  Object.entries(lists).flatMap(([feeling, words]) => words.split(/\s+/).map((word) => [word, feeling as Feeling] as const)),
);

/** Words that turn what follows them. */
export const turning: ReadonlySet<string> = new Set(
  "not n't never no don't dont didn't doesn't cant can't won't wouldn't isn't wasn't aren't nor neither without hardly cannot".split(' '),
);
