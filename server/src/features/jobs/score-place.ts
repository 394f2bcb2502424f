import type { Evidence } from '@alive/contract/jobs.ts';
import { sentencesOf } from '#language/sentences.ts';
import { fold } from '#language/text.ts';
import type { Candidate } from './candidate.ts';
import { clip } from './evidence.ts';
import { listed, type Part, posting, profile, type Scorable, weights } from './part.ts';

/** A remote job for someone who prefers a place. */
export const remoteElsewhere = 10;

/** Where the job is: all of it at a preferred place or where none is preferred, some for remote work done from there. */
export const placePart = ({ places }: Candidate, job: Scorable): Part => {
  if (places.length === 0) return { points: weights.place, text: 'No place preferred.', evidence: [] };
  const place = places.find(({ label, keys: own }) => label !== 'Remote' && own.some((key) => job.placeKeys.includes(key)));
  if (place)
    return {
      points: weights.place,
      text: place.asked ? `It is in ${place.label}.` : `It is in ${place.label}, a place you prefer.`,
      evidence: [...posting(...namesOf(place.label, job)), ...(place.asked ? profile('Asked for this place') : factsOf([place]))],
    };
  const remote = places.find(({ label, keys: own }) => label === 'Remote' || own.includes('remote'));
  if (job.remote && remote)
    return {
      points: weights.place,
      text: `It can be done remotely, ${remote.asked ? 'as you asked' : 'which you prefer'}.`,
      evidence: [...tellingRemote(job), ...factsOf([remote])],
    };
  const named = places.slice(0, 3);
  const preferred = listed(named.map(nameOf), 'or');
  const wish = named.some(({ asked }) => asked) ? 'asked for' : 'prefer';
  if (job.remote)
    return {
      points: remoteElsewhere,
      text: `It can be done remotely, so from ${wish === 'prefer' ? preferred : 'a place you asked for'} too.`,
      evidence: [...tellingRemote(job), ...factsOf(named)],
    };
  const where = job.locations.length === 0 ? 'It does not say where' : `It is in ${listed(job.locations.slice(0, 2))}`;
  return {
    points: 0,
    text: `${where}; you ${wish} ${preferred}.`,
    evidence: [...posting(...job.locations.slice(0, 2)), ...factsOf(named)],
  };
};

/** The posting's names of a place: those that hold its name, else the first ones, for "New York" covers "Brooklyn, NY". */
function namesOf(label: string, { locations }: Scorable): readonly string[] {
  const named = locations.find((one) => fold(one).includes(fold(label)));
  return named === undefined ? locations.slice(0, 2) : [named];
}

/** The posting's own words for remote work: a place, else a sentence, else all it says of its places. */
function tellingRemote({ title, locations, description }: Scorable): Evidence[] {
  const label = [...locations, title].find((one) => remotely.test(one));
  if (label !== undefined) return posting(label);
  const line = description.split('\n').find((one) => remotely.test(one)) ?? '';
  const sentence = [...sentencesOf(line)].find(({ text }) => remotely.test(text))?.text;
  return posting(...(sentence === undefined ? locations.slice(0, 2) : [clip(sentence, sentence.search(remotely))]));
}

const remotely = /\b(?:remote(?:ly)?|work from home|telework|telecommut)/i;

const factsOf = (places: Candidate['places']): Evidence[] =>
  profile(...places.map((place) => `${place.asked ? 'Asked for' : 'Prefers'} ${nameOf(place)}`));

/** In a sentence on a job that is not there. */
function nameOf({ label, asked }: Candidate['places'][number]): string {
  if (label === 'Remote') return 'remote work';
  return asked ? 'another place' : label;
}
