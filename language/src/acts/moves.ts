import { lazily } from '@alive/occupations/tables.ts';
import { oneOf, readTable } from '../tables/tables.ts';
import { plainOf } from '../text/tokens.ts';

/**
 * What a whole message does in an interview in addition to stating facts; null where it only answers. Ending, skipping and not knowing count
 * only as the whole message, so that no answer is taken for one.
 */
export function moveOf(message: string): Move | null {
  const said = plainOf(message).toLowerCase().replace(/\s+/g, ' ').trim();
  const whole = said.replace(/(?<![\s.!?)(*_~])[\s.!?)(*_~]+$/, '');
  const bare = said
    .replace(/^(?:(?:ok|okay|um|uh|hmm|well|so|sorry|please|hey|lol|honestly|yeah|ugh|alright)[\s,.!]+)+/, '')
    .replace(/(?<![\s.!?)(*_~])[\s.!?)(*_~]+$/, '')
    .replace(/[\s,]+(?:please|thanks|thank you|now|lol|sorry|tbh|honestly|yet|haha|already|man|bro)$/, '')
    .replace(/(?<![\s.!?])[\s.!?]+$/, '');
  if (isResume(message)) return 'resume';
  // No move takes more words than these.
  if (bare.length > 200) return null;
  const { wholes, parts } = movesSaid();
  for (const { move, pattern } of wholes) if (pattern.test(bare) || (bare === '' && pattern.test(whole))) return move;
  if (bare.length <= 140) for (const { move, pattern } of parts) if (pattern.test(bare)) return move;
  return null;
}

/** A résumé pasted whole: headings, contact lines, dates and bullets rather than sentences. */
const isResume = (message: string): boolean => {
  if (message.length < 250) return false;
  const lines = message.split('\n').map((line) => line.trim());
  const headings = lines.filter((line) =>
    /^\W*(?:education|experience|work experience|professional experience|skills|technical skills|projects|activities|leadership|summary|objective|certifications|awards|honors|publications|volunteer(?: experience)?|languages|coursework|relevant coursework|references|employment)\b(?:[^.]{0,30}$|:)/i.test(
      line,
    ),
  ).length;
  const signs = [
    /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}\.\w/,
    /\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/,
    /\b(?:linkedin\.com|github\.com)\b/i,
    /\b(?:19|20)\d\d\s*[-–—]\s*(?:[a-z]{3,9}\.? )?(?:(?:19|20)\d\d|present|current)/i,
    /\bgpa\b/i,
    /^\s*[•●▪-]\s/m,
  ].filter((sign) => sign.test(message)).length;
  return headings >= 2 && headings + signs >= 3;
};

const moves = [
  'done',
  'soon',
  'skip',
  'unknown',
  'none',
  'more',
  'less',
  'yes',
  'greeting',
  'over',
  'confused',
  'irritated',
  'checks',
  'resume',
] as const;
export type Move = (typeof moves)[number];

/** Patterns of whole messages, openings and endings without meaning taken off, and patterns anywhere in a short one. */
const movesSaid = lazily(() => {
  const rows = readTable('moves', { where: oneOf(['whole', 'part']), move: oneOf(moves), pattern: (cell) => new RegExp(cell) });
  return { wholes: rows.filter(({ where }) => where === 'whole'), parts: rows.filter(({ where }) => where === 'part') };
});
