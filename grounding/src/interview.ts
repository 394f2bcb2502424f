import type { User } from '@alive/contract/account.ts';
import { schools } from '@alive/contract/lists/schools.ts';
import { employerNamed } from '@alive/language/lexicon/industries.ts';
import { withFigures } from '@alive/language/text/number-words.ts';
import { read } from '@alive/language/entities/read.ts';
import { wordsOf } from '@alive/language/text/text.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import type { Evidence } from './evidence.ts';
import { openNames } from './named.ts';

/**
 * The evidence of one turn of an interview: what the student or the record says, and known employers as examples to choose from. There are no
 * records to cite, and no amounts or counts but the student's own. One question is put, and the server alone ends the interview.
 */
export function evidenceOfInterview(turn: Said, open: OpenVocabulary): Evidence & Turn {
  const said = [...turn.history.filter(({ sender }) => sender === 'user').map(({ text }) => text), turn.message ?? ''];
  const { firstName, school, major, graduationYear, preferredLocations, lookingFor } = turn.about;
  const names = openNames();
  const aliases = schools.find(({ name }) => name === school)?.aliases ?? [];
  names.add(said.join('\n'), 'Alive', firstName, school ?? '', ...aliases, major ?? '', ...preferredLocations, ...lookingFor);
  // Of whom the student stated that: "Kroger is hiring me back" is theirs to say.
  const hirers = openNames();
  hirers.add(...said.flatMap((text) => text.split(/[.!?;,\n]+|\bbut\b/)).filter((sentence) => ofHiring.test(sentence)));
  const figures = withFigures(`${said.join('\n')} ${graduationYear ?? ''}`).text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  const amounts = new Set(figures.map((digits) => Number(digits.replaceAll(',', ''))));
  let hasAsked = false;
  return {
    open,
    cite: () => null,
    isNamed: (name) => names.has(name) || isKnownEmployer(name, open),
    isEmployer: hirers.has,
    // "Two or three people beside you" counts nothing.
    hasNumber: (value, kind) => amounts.has(value) || (kind === 'money' ? value % 1000 === 0 && amounts.has(value / 1000) : value < 4),
    // Of visas, clearances and deadlines nothing is known here but what the student said of themselves.
    holdsClaim: (asserted) => /\byou\b/i.test(asserted) && !read(asserted, open).mentions.some(({ kind }) => kind === 'company'),
    allows: (sentence) => {
      const isQuestion = /\?["”’)\s]*$/.test(sentence);
      if (/[{}]/.test(sentence) || (!isQuestion && claimsEnd.test(sentence)) || (isQuestion && hasAsked)) return false;
      hasAsked ||= isQuestion && asks.test(sentence);
      return true;
    },
    hasAsked: () => hasAsked,
  };
}

const isKnownEmployer = (name: string, open: OpenVocabulary): boolean =>
  employerNamed(name) !== null ||
  read(`at ${name}`, open).mentions.some((mention) => mention.kind === 'company' && wordsOf(mention.text).length === wordsOf(name).length);

const ofHiring =
  /\b(?:hir(?:es?|ed|ing)|rehir\w+|recruit\w*|openings?|positions?|roles?|offer(?:s|ed|ing)?|pa(?:y|ys|id|ying)|tak(?:e|es|ing)|sponsor\w*|accept(?:s|ed|ing)?)\b/i;

/** A question that wants an answer; "You built a robot?" only repeats. */
const asks =
  /(?:^|[,:;–—-]\s|\b(?:and|but|so|or)\s)\W*(?:(?:in|on|at|for|with|of|to) )?(?:what|which|who|whom|whose|where|when|why|how|do|does|did|is|are|was|were|would|could|can|will|should|have|has|had|if|any|anything)\b/i;

/** "We are done", "that wraps it up", "your profile is ready", "I will hand you over", "thanks for talking with me". */
const claimsEnd = new RegExp(
  [
    String.raw`\b(?:we|you|i)(?: a|['’])(?:re|m)(?: all| now)* (?:done|finished|set|through|complete)\b|\ball (?:done|set)\b|^\W*(?:done|finished)\b|\b(?:good)?bye\b|\bfarewell\b`,
    String.raw`\b(?:interview|conversation|onboarding|chat|talk|profile|our time|time) (?:is|['’]s|has|comes|ends|will|concludes)\b|\b(?:your|the) (?:finished |new )?profile\b`,
    String.raw`\b(?:conclude[sd]?|wraps?|wrapp(?:ed|ing)|rounds?) (?:\w+ )?(?:up|off|our|the|this|your)\b|\b(?:reach(?:ed)?|c[ao]me to|at) (?:the|an|our) end\b|\bwe (?:can |will )?(?:stop|end|finish) (?:here|now|there)\b|\bwhere we (?:stop|end)\b`,
    String.raw`\b(?:last|final|no (?:more|further|other)) questions?\b|\bthat(?: i|['’])s (?:a wrap|all|it|everything|enough)\b|\b(?:everything|all|enough)(?: that)? (?:i|we) (?:need|wanted|ask)|\bheard enough\b`,
    String.raw`\b(?:hand|pass|send|take|bring|move) you (?:over|on|to the)\b|\blet you go\b|^\W*thanks?(?: you)?(?: so much)? for (?:your (?:time|answers)|talking|chatting|answering|taking)\b`,
  ].join('|'),
  'i',
);

interface Said {
  about: Pick<User, 'firstName' | 'preferredLocations' | 'lookingFor'> & {
    school: string | null;
    major: string | null;
    graduationYear: number | null;
  };
  history: { sender: 'user' | 'assistant'; text: string }[];
  message: string | null;
}

interface Turn {
  /** Whether a question was put. */
  hasAsked: () => boolean;
}
