/** Whether a word is the base form of a verb of doing and no noun as well: "solve", not "design" or "need". */
export const isDoing = (word: string): boolean => doings.has(word.toLowerCase());

/** Whether a word that follows "I" says something one does: any verb in its base form but those of being, having, wishing and thinking. */
export const isHabit = (word: string): boolean =>
  /^[a-z]{2,}$/i.test(word) && !/(?:ed|ing|ly)$/i.test(word) && !states.has(word.toLowerCase());

const doings = new Set(
  'analyze analyse argue ask assemble become begin bring build calculate carve choose choreograph collect communicate compose connect create debate decide deliver develop dig discover discuss draw edit educate encourage entertain examine explain explore find gather give go grow hear help imagine improve invent investigate keep knit know lead learn listen make manage mend meet motivate negotiate observe operate organise organize perform persuade predict prove provide publish read see sell serve sew sing solve speak take talk teach tell think translate understand weld write'.split(
    ' ',
  ),
);

const states = new Set(
  'am is are was were be been have has had do does did dont didnt cant can could will would should shall may might must want wants need like love hate enjoy prefer dislike wish hope think thought guess suppose believe feel felt know knew mean meant care seem look get got gotta wanna just also really never always usually often sometimes still even only kind kinda sort mostly mainly definitely probably maybe honestly actually literally agree disagree dread tend used went saw took became met came left heard found understood forgot remember forget understand miss live said told tell say told already not no and or but so'.split(
    ' ',
  ),
);
