import { singular, wordsOf } from './text.ts';

/** The words of a phrase that say something about work, in the form they are compared in. */
export const tellingWords = (phrase: string): string[] => [
  ...new Set(
    wordsOf(phrase)
      .map(({ text }) => singular(text))
      .filter((word) => word.length > 1 && !/^\d+$/.test(word) && !untelling.has(word)),
  ),
];

// Function words, and words that every profile and every posting holds.
const untelling = new Set(
  `a an the and or but of in on at to for with from by as is are be being been am was were do does did have has had i my me we our us you your it its
  this that these those who which what how when where why not no so very more most much many some any all other another one two lot kind sort way thing stuff
  like love enjoy want would could can will really just about into over than then also well new good great best better big small hard real
  work working job career role people person team player teamwork teammate motivated passionate passion passionately dedicated driven energetic creative curious curiosity
  fast pace paced detail oriented skill skilled communication communicating communicate communicator interpersonal leadership leader learning learn learner learned growth grow
  growing opportunity opportunitie experience experienced environment culture company employer industry field area problem solving solve solver solution help helping helped
  make making made build building built create creating use using idea collaborative collaboration collaborate together self starter flexible organized hands-on day time
  impact difference change world life meaningful interesting interested interest fun challenge challenging student university college degree intern internship`.split(
    /\s+/,
  ),
);
