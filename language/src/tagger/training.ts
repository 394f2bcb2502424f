/** What training needs beside the rest of the face (eval/interview/train.ts). */
export { saidAgain } from '../facts/missed.ts';
export { isAt, pointerOf } from '../facts/pointing.ts';
export { changes, changesOf, pairsOf, softmax } from './changes.ts';
export { follows } from './crf.ts';
export { hashOf } from './hashing.ts';
export { type Input, inputsOf, kindSizes, type Parsed, parsed, pieceCount, type SaidAgain, type Standing, stemsOf } from './inputs.ts';
export type { Network } from './network.ts';
export { noted, readingOf } from './tagger.ts';
export { networkOf, openVectors, type Regression, regressionOf, type StoredNetwork, type StoredRegression } from './weights.ts';
