/** The rules of talk that an interviewer's turns break, each as a sentence with the words that break it. */
export const brokenRules = (turns: readonly string[]): string[] => [
  ...turns.filter((turn) => own(turn).split('?').length > 3).map((turn) => `more than two question marks: ${turn}`),
  ...turns.filter((turn) => turn.split(/\s+/).length >= 60).map((turn) => `60 words or more: ${turn}`),
  ...turns.filter((turn) => own(turn).includes('!!')).map((turn) => `exclamation marks in a row: ${turn}`),
  ...turns.filter((turn) => flattery.test(own(turn))).map((turn) => `flattery: ${turn}`),
];

/** A turn without what it quotes of the student. */
const own = (turn: string) => turn.replace(/“[^”]*”/g, '');

const flattery =
  /\b(?:awesome|amazing|fantastic|wonderful|impressive|incredible|brilliant|excellent|love (?:that|it|this)|(?:great|good|interesting) (?:answer|question|choice|story)|well done|how cool|so cool)\b/i;
