import type { FactKind } from '@alive/contract/facts.ts';
import { customCities, quickLocations } from '@alive/contract/lists/cities.ts';
import { mustKeyOf, mustLabel } from '@alive/language/facts/musts.ts';
import { isOfPerson } from '@alive/language/titles/asked-title.ts';
import { citiesNamed } from '@alive/language/places/cities.ts';
import { unitedStatesRegions, worldRegions } from '@alive/language/places/countries.ts';
import { employerKey, employerNamed } from '@alive/language/lexicon/industries.ts';
import { metros } from '@alive/language/places/metros.ts';
import { ownKey } from '@alive/language/places/place-keys.ts';
import { cityPlace, countryPlace, regionPlace } from '@alive/language/places/place-names.ts';
import { read } from '@alive/language/entities/read.ts';
import { isWorkKey, workKeyOf } from '@alive/language/titles/occupation.ts';
import { skills } from '@alive/language/lexicon/skills.ts';
import { slugOf, wordsOf } from '@alive/language/text/text.ts';
import type { Meaning } from '@alive/language/entities/types.ts';
import type { OpenVocabulary } from '@alive/language/lexicon/vocabulary.ts';
import { remembered } from '#platform/kept.ts';
import { type FormFact, normalised, type PlaceOf } from './form.ts';

const mostPlaces = 1000;

/**
 * Reads what a fact names: its value, and its text as the list of its kind has it. `now` gives "start in June" its year. Takes under 1 ms a
 * text.
 */
export const openReader = (vocabulary: OpenVocabulary, now: () => Date): Reader => {
  /** What the whole of a text may mean, by the name alone. */
  const meaningsOf = (text: string): Meaning[] => {
    const words = wordsOf(text);
    return vocabulary.phrases
      .find(words)
      .flatMap(({ from, to, values }) => (from === 0 && to === words.length ? values.flatMap(({ meaning }) => meaning ?? []) : []));
  };
  const named = <K extends Meaning['kind']>(text: string, kind: K) =>
    meaningsOf(text).find((meaning): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind) ?? null;

  const readPlace = (text: string): { text: string; value: string } | null => {
    if (/^\s*remote(?:ly)?\s*$/i.test(text)) return { text: 'Remote', value: 'remote' };
    const mentioned = read(text, vocabulary).mentions.filter((mention) => mention.kind === 'place');
    const [only] = mentioned;
    if (only === undefined || mentioned.length > 1 || only.negated) return null;
    if (!/^\W*(?:in|the|around|near)?\W*$/i.test(text.slice(0, only.start) + text.slice(only.end))) return null;
    // A part of a country has a key of its own alongside the country's.
    const own = ownKey(only.place);
    const value = own !== null && only.keys.includes(own) ? own : (only.keys[0] ?? own);
    return value === null ? null : { text: only.place.label, value };
  };
  /** A form's places are asked for again and again, each for several ends. */
  const placeNamed = remembered(readPlace, mostPlaces);

  /** A specific title keeps its value under any modifier: "field geologist". */
  const workOf = (text: string): string | null => {
    const whole = named(text, 'role');
    if (whole?.known === true) return workNamed(text, whole);
    const { mentions } = read(text, vocabulary);
    const [only] = mentions;
    if (only?.kind !== 'role' || mentions.length > 1 || only.negated || !only.known || generic.test(text))
      return isOfPerson(text) ? workKeyOf(text) : null;
    return text.slice(only.end).trim() === '' ? workNamed(text.slice(only.start), only) : null;
  };
  const skillOf = (text: string): string | null => {
    const skill = named(text, 'skill')?.skill;
    return skill === undefined ? null : `skill:${skill}`;
  };

  const readers: Partial<Record<FactKind, (text: string) => { text: string; value: string } | null>> = {
    work: (text) => as(text, workOf(text)),
    skill: (text) => as(text, skillOf(text)),
    activity: (text) => {
      const role = named(text, 'role');
      return as(text, role?.known === true ? workNamed(text, role) : null) ?? as(text, skillOf(text));
    },
    employer: (text) => {
      const name = named(text, 'company')?.company ?? employerNamed(text)?.name ?? null;
      return name === null ? null : { text: name, value: employerKey(name) };
    },
    place: placeNamed,
    must: (text) => {
      const value = mustKeyOf(text, now());
      return value === null ? null : { text: mustLabel(value), value };
    },
    seeking: (text) => seekings.find(({ sign }) => sign.test(text)) ?? null,
  };

  /** What a key of this kind is called; null for what is none. */
  const nameOfKey = (kind: FactKind, key: string, text: string): string | null => {
    if (kind === 'must') return mustKey.test(key) ? mustLabel(key) : null;
    if (kind === 'place') return placeLabelOf(key, placeNamed);
    if (kind === 'employer') return employerNamed(key)?.name ?? (employerKey(text) === key ? text : null);
    if (kind === 'seeking') return seekings.find(({ value }) => value === key)?.text ?? null;
    const isWork = kind !== 'skill' && isWorkKey(key);
    const isSkill = kind !== 'work' && skills.some(({ skill }) => `skill:${skill}` === key);
    return ['work', 'skill', 'activity'].includes(kind) && (isWork || isSkill) ? text : null;
  };

  let chosen: ReadonlyMap<string, string> | null = null;
  const labelInForm = (key: string) => (chosen ??= formLabels(placeNamed)).get(key);

  return {
    valueOf: (kind, text, given) => {
      const found = readers[kind]?.(text) ?? null;
      const name = given == null || given === found?.value ? null : nameOfKey(kind, given, text);
      if (name !== null && given != null) return { text: name, value: given };
      return found === null ? { text, value: null } : { text: found.text, value: found.value };
    },
    placeOf: (label) => {
      const value = placeNamed(label)?.value ?? null;
      return { value, key: value ?? normalised(label) };
    },
    placeLabelOf: (key) => labelInForm(key) ?? placeLabelOf(key, placeNamed) ?? titled(key),
    formLabelOf: ({ value, text }) => (value === null ? text : (labelInForm(value) ?? text)),
  };
};

const as = (text: string, value: string | null) => (value === null ? null : { text, value });

/** The key of the work that a title names as it is said, else of the role of the list that goes by that name. */
const workNamed = (said: string, { role }: Extract<Meaning, { kind: 'role' }>): string | null => workKeyOf(said) ?? workKeyOf(role);

/** A place's label from its key; null where the key is of no known place. */
function placeLabelOf(key: string, placeNamed: PlaceNamed): string | null {
  if (key === 'remote') return 'Remote';
  const area = [...metros, ...worldRegions, ...unitedStatesRegions].find((one) => one.key === key);
  if (area !== undefined) return area.name;
  const [country = '', ...rest] = key.split('-');
  const code = country.toUpperCase();
  const region = /^(?:us|ca)-([a-z]{2})(?=-|$)/.exec(key)?.[1]?.toUpperCase() ?? null;
  const slug = rest.slice(region === null ? 0 : 1).join('-');
  if (!/^[A-Z]{2}$/.test(code)) return null;
  const place =
    slug === ''
      ? region === null
        ? countryPlace(code)
        : regionPlace(code, region)
      : cityPlace(
          citiesNamed(slug.replaceAll('-', ' ')).find(({ name }) => slugOf(name) === slug)?.name ?? titled(slug.replaceAll('-', ' ')),
          code,
          region,
        );
  return placeNamed(place.label)?.value === key ? place.label : null;
}

/** The form's own names of its places, by their keys: what the form can show as chosen. */
function formLabels(placeNamed: PlaceNamed): ReadonlyMap<string, string> {
  return new Map(
    [...quickLocations, ...customCities.map(({ name }) => name)].flatMap((name) => {
      const place = placeNamed(name);
      return place === null ? [] : [[place.value, name] as const];
    }),
  );
}

const titled = (words: string): string => words.replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Heads of titles that tell no work by themselves: "policy analyst" is any analyst. */
const generic = /\b(?:managers?|technicians?|representatives?|analysts?|specialists?|coordinators?|associates?|assistants?)\s*$/i;

/** The grammar of the keys of musts. */
const mustKey =
  /^(?:visa|no_clearance|remote|hybrid|onsite|paid|part_time|accessible|pay>=[1-9]\d{0,7}|hours<=[1-9]\d{0,2}|start=20\d\d-(?:0[1-9]|1[0-2]))$/;

const seekings = [
  { sign: /^\W*intern(?:ship)?s?\W*$/i, value: 'internships', text: 'Internships' },
  { sign: /^\W*full[- ]?time(?: (?:jobs?|work|roles?|positions?))?\W*$/i, value: 'full_time', text: 'Full time' },
];

type PlaceNamed = (text: string) => { text: string; value: string } | null;

export interface Reader {
  /** The value of a text of this kind and the text as it is kept; a `given` value counts where it is a key of the kind. */
  valueOf: (kind: FactKind, text: string, given?: string | null) => { text: string; value: string | null };
  placeOf: PlaceOf;
  /** What the form calls a place of this key, else its own label. */
  placeLabelOf: (key: string) => string;
  /** What the form calls the place of a fact. */
  formLabelOf: (fact: Pick<FormFact, 'value' | 'text'>) => string;
}
