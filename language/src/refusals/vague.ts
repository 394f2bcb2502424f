import type { Condition } from '@alive/contract/conditions.ts';
import { experienceMeant } from '../entities/asked-levels.ts';
import { peopleCondition } from '../conditions/registry.ts';
import type { Known } from '../entities/known.ts';
import { note } from '../people/copy.ts';

/**
 * Words that say less than a search needs ("successful people", "someone like me", "a mentor"): one clarifying reading of each as conditions,
 * the sentence that says which, and what the message says in addition.
 */
export function vagueIn(message: string, known: Known): Vague {
  const found: Vague = { conditions: [], said: [], rest: message, forWantOf: null };
  for (const { pattern, read, forWant } of readings) {
    const match = pattern.exec(found.rest);
    if (match === null) continue;
    const reading = read(known, match[0].trim().toLowerCase());
    if (reading === null) continue;
    found.rest = `${found.rest.slice(0, match.index)}${/^\s/.test(match[0]) ? ' ' : ''}${reading.stays ?? ''}${found.rest.slice(match.index + match[0].length)}`;
    if (forWant === true) {
      found.forWantOf = reading;
      continue;
    }
    found.said.push(reading.said);
    for (const one of reading.conditions) if (!found.conditions.some(({ field }) => field === one.field)) found.conditions.push(one);
  }
  return found;
}

const level = (rung: string) => peopleCondition('seniority', rung, { op: 'at_least' });
const { atLeast: yearsOfExperienced } = experienceMeant.experienced;
const { atMost: yearsOfEarly } = experienceMeant.entry_level;
const worked = (years: number) => peopleCondition('experience', years, { op: 'at_least' });
const since = (now: Date, years: number, op: 'at_least' | 'at_most' = 'at_least') =>
  peopleCondition('year', now.getUTCFullYear() - years, { op });

/** One reading of words as conditions; \`noun\` stays in their place where they name people by themselves. */
const meaning =
  (conditions: Condition[], meant: string, named?: RegExp, noun = 'alumni') =>
  (_: unknown, said: string): Reading => ({
    conditions,
    said: note.readAs(said.replace(/^(?:an?|some|any|find me an?) /, ''), meant),
    ...(named?.test(said) === true && { stays: noun }),
  });

/** Of the student's own major at any school; else of their school. */
function likeOneself({ student }: Known, say: { major: (major: string) => string; school: (school: string) => string }): Reading | null {
  if (student.major !== null) return { conditions: [peopleCondition('major', student.major)], said: say.major(student.major) };
  return student.school === null ? null : { conditions: [peopleCondition('school', student.school)], said: say.school(student.school) };
}

const noun =
  '(?:alumni|alumn(?:us|a|ae)|alums?|people|persons?|grads?|graduates?|folks|ones?|professionals?|individuals?|leaders?|minds?|humans?|friends|classmates|careers?)';
const readings: readonly { pattern: RegExp; read: (known: Known, said: string) => Reading | null; forWant?: true }[] = [
  {
    // "Like me" and what asks whom to meet.
    pattern:
      /\b(?:(?:people|someone|somebody|alumni|alums?|anyone|anybody|those|grads?|others?|students?) )?(?:(?:who (?:is|are|was|were) )?(?:just |kind of |most |a lot |pretty much |more )?(?:like|similar to|resembl(?:e|es|ing)|relatable to) (?:me|myself)\b|(?:in|who were in|who was in) my (?:shoes|situation|position)\b|(?:with|has|have|had|share|shares) (?:a |the )?(?:similar|same|my) background(?: as me| to mine| as mine)?|i (?:can|could|would) relate to)/i,
    read: (known) => likeOneself(known, note.likeYou),
  },
  {
    pattern:
      /\b(?:who(?:m)? (?:should|could|can|do|would|might|shall|must) i (?:talk|speak|reach out|write|turn|chat|connect|network|contact|message|meet|ask|get in touch|email)(?: (?:to|with|out))?(?: first| next)?|(?:someone|somebody|anyone|anybody|people|a person|alumni|alums?) (?:(?:(?:who |that |whom )?i (?:can|could|should|might)|to|worth|good to) )(?:talk(?:ing)?|speak(?:ing)?|chat(?:ting)?|connect(?:ing)?|network(?:ing)?|reach(?:ing)? out|meet(?:ing)?|ask(?:ing)?)(?: (?:to|with))?|who (?:can|could|would|might) (?:help|advise|guide|mentor|inspire) me(?: out)?|(?:help me )?(?:network|networking)(?= with| in|\W*$)|who(?:'s| is) worth (?:talking to|meeting)|recommend (?:me )?(?:someone|somebody|people|anyone)|surprise me|(?:just )?(?:pick|choose) (?:someone|somebody) for me)\b/i,
    // Whoever names a subject wants to talk about that.
    forWant: true,
    read: (known) => likeOneself(known, note.toTalkTo),
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:the )?(?:most |very |really |highly |super )?(?:successful|accomplished|high[- ]achiev(?:ing|ers?)|impressive|distinguished|prominent|notable|famous|eminent|renowned|big[- ]time|top[- ]tier|elite|well[- ]known|important|prestigious)(?= (?:\\w+ ){0,2}(?:${noun}|\\w+(?:ers|ors|ists|ants))\\b| (?:in|at|from)\\b|\\W*$)|(?:who(?: have| has)? |people )?(?:(?:really )?made it(?: big| to the top)?|(?:are |is )?doing (?:really |very )?well|went far|gone far|rose (?:to the top|through the ranks)|reached the top|at the top)|success stories|big names|heavy ?hitters|superstars?|rock ?stars?|role models?|high[- ]flyers|overachievers)\\b`,
      'i',
    ),
    read: meaning([level('director')], 'director level or above', /stars?$|names|stories|hitters|models?|flyers|achievers$/),
  },
  {
    pattern: new RegExp(
      `\\b(?:well[- ]connected|influential|powerful|power[- ]brokers?|movers and shakers|decision[- ]makers?|high[- ]ranking|higher[- ]ups?|bigwigs?|big shots?|top brass|c-?suite types?|with (?:a lot of |great )?(?:connections|influence|power))\\b`,
      'i',
    ),
    read: meaning([level('vp')], 'vice president or above', /brokers?|shakers|makers?|ups?|bigwigs?|shots?|brass|types?$/),
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:very |really |more |most )?senior|high[- ]level|seasoned leaders?)(?= ${noun}\\b(?! (?:engineer|manager)))|\\b(?:leaders|leadership|executives?)(?= (?:in|at|from)\\b|\\W*$)(?<!\\w (?:leaders|executives?))`,
      'i',
    ),
    read: meaning([level('director')], 'director level or above', /leader|exec/),
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:(?:subject[- ]matter|domain|real|true|leading|top) )?(?:experts?|gurus?|authorit(?:y|ies)|masters(?= of)|thought leaders?)(?: (?:on|of))?|(?:very |really |highly |most )?(?:experienced|seasoned|knowledgeable|veteran)(?= ${noun}\\b| (?:in|at|\\w+(?:ers|ors|ists|ants))\\b|\\W*$)|with (?:a lot of|lots of|much|significant|extensive|deep|tons of|plenty of) experience|old hands|been around(?: for)? a while)(?=\\W|$)`,
      'i',
    ),
    read: meaning(
      [worked(yearsOfExperienced)],
      `${yearsOfExperienced} years of work or more`,
      /expert|guru|authorit|leaders?$|hands/,
      'people in',
    ),
  },
  {
    pattern:
      /\b(?:an? |some |any |find me an? )?(?:(?:good|great|potential|possible|career|alumni|peer|helpful) ){0,5}(?:mentors?|advis[eo]rs?(?! at)|coach for me|sponsors? for me|guides?(?= (?:for me|in)))\b(?! (?:programs?|network))/i,
    read: meaning([worked(5)], 'people with five years of work or more', /./, 'people'),
  },
  {
    pattern: /\b(?:rising stars?|up[- ]and[- ]com(?:ing|ers?)|fast[- ](?:track(?:ers|ed)?|risers?)|rapidly promoted|hot shots?)\b/i,
    read: ({ now }, said) =>
      meaning([level('manager'), since(now, 8)], 'manager level or above within eight years of graduating', /./)({ now }, said),
  },
  {
    pattern: /\b(?:young(?:er)?|newly minted|fresh)(?= (?:alumni|alums?|grads?|graduates?|people in|professionals?)\b)/i,
    read: ({ now }, said) => meaning([since(now, 5)], 'people who graduated in the last five years')({ now }, said),
  },
  {
    pattern:
      /\b(?:early[- ]career|junior)(?= (?:alumni|alums?|grads?|graduates?|people in|professionals?)\b)|\b(?:just|recently) (?:starting|started) (?:out|their career)\b|\bearly in (?:their|his|her) careers?\b/i,
    read: meaning([peopleCondition('experience', yearsOfEarly, { op: 'at_most' })], `at most ${yearsOfEarly} years of work`),
  },
  {
    pattern: /\b(?:older|mid-?career|late[- ]career)(?= (?:alumni|alums?|grads?|graduates?|professionals?|people)\b)/i,
    read: ({ now }, said) =>
      (said.startsWith('mid')
        ? meaning([peopleCondition('experience', [8, 20], { op: 'between' })], 'eight to twenty years of work')
        : meaning([since(now, 20, 'at_most')], 'people who graduated twenty years ago or earlier'))({ now }, said),
  },
  {
    // What a job is called says nothing of it; the rest of the question does.
    pattern: new RegExp(
      `\\b(?:(?:who(?:'s| is| are)? )?(?:doing|does|do|work(?:s|ing)? on|with|have|has|in) (?:some |really |very |such ){0,5}(?:cool|interesting|amazing|awesome|neat|exciting|fun|great|unusual|unique|impactful|meaningful|important|inspiring|fascinating|innovative|crazy) (?:things?|stuff|work|jobs?|careers?|projects?|paths?|roles?|lives)|who made an? (?:big |real )?(?:impact|difference))\\b`,
      'i',
    ),
    read: (_, said) => ({
      conditions: [],
      said: note.anyWork(
        /cool|interesting|amazing|awesome|neat|exciting|fun|great|unusual|unique|impactful|meaningful|important|inspiring|fascinating|innovative|crazy|impact|difference/.exec(
          said,
        )?.[0] ?? 'that',
      ),
    }),
  },
  {
    pattern:
      /\b(?:the )?(?:best|greatest|top|finest|smartest|brightest|most talented|brilliant|talented|smart|great|good)(?= (?:alumni|alums?|people|engineers?|\w+(?:ers|ors|ists|ants))\b)(?! \d)/i,
    read: (_, said) => ({
      conditions: [],
      said: note.bestFirst(said.replace(/^the /, '')),
    }),
  },
];

interface Reading {
  conditions: Condition[];
  /** Says which reading was taken. */
  said: string;
  /** What stands in the message instead of the words. */
  stays?: string;
}

export interface Vague {
  conditions: Condition[];
  said: string[];
  rest: string;
  /** How it is read where it names no subject of its own. */
  forWantOf: Pick<Reading, 'conditions' | 'said'> | null;
}

/** The readings alongside what the rest of the message asks for: with a subject of its own there is nothing to guess. */
export function vagueAlongside(vague: Vague, asked: readonly Condition[]): Pick<Vague, 'conditions' | 'said'> {
  const { forWantOf, conditions, said } = vague;
  if (forWantOf === null || asked.some(({ op, field }) => op !== 'not' && field !== 'place')) return { conditions, said };
  return { conditions: [...forWantOf.conditions, ...conditions], said: [forWantOf.said, ...said] };
}
