/** What training needs alongside the rest of the face (eval/interview/train.ts). */
export { saidAgain } from './missed.ts';
export { isAt, pointerOf } from './pointing.ts';
export { changes, changesOf, pairsOf, softmax } from '../tagger/changes.ts';
export { follows } from '../tagger/crf.ts';
export { hashOf } from '../tagger/hashing.ts';
export {
  type Input,
  inputsOf,
  kindSizes,
  type Parsed,
  parsed,
  pieceCount,
  piecesOf,
  type SaidAgain,
  type Standing,
  stemsOf,
} from '../tagger/inputs.ts';
export type { Network } from '../tagger/network.ts';
export { noted, readingOf } from '../tagger/tagger.ts';
export { networkOf, openVectors, type Regression, regressionOf, type StoredNetwork, type StoredRegression } from '../tagger/weights.ts';
export { ruledSpans } from '../clauses/request.ts';
export { timedSpans } from '../questions/plan.ts';
export {
  actFeatures,
  actsSaid,
  type NamedSpan,
  requestActs,
  requestInputs,
  requestKindSizes,
  segmentActs,
  type SegmentAct,
  type SaidOf,
  type SaidWhen,
  type Setting,
  settings,
  modalities,
  modalitiesOf,
  times,
  timesOf,
} from '../tagger/requests.ts';
export { type Screen, segmentInputs, segmentKindSizes, segmentsOf } from '../tagger/segments.ts';
