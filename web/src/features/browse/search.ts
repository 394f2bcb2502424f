import { type findJobs, jobConditions, jobTypes, type Level, levelNames } from '@alive/contract/jobs.ts';
import type { RequestOf } from '@alive/contract/endpoint.ts';
import { copy } from './copy.ts';

/** What an address of Browse Jobs asks for, in the wire's own names; what is junk, empty or says nothing is left out. */
export const readSearch = (params: URLSearchParams): Search => {
  const given = Object.fromEntries(
    fields.flatMap((field) => {
      const value = params.get(field)?.trim();
      return value && conditions[field].safeParse(value).success ? [[field, value]] : [];
    }),
  );
  if (given['remote'] !== 'true' || given['hybrid'] === 'false') delete given['hybrid'];
  if (params.get('sort') === 'newest') given['sort'] = 'newest';
  return given;
};

/** The same as the query part of an address: "?query=nurse&location=nyc", or "" for everything. */
export const searchText = (search: Search): string => {
  const params = new URLSearchParams(order.flatMap((field) => (search[field] ? [[field, search[field]]] : [])));
  return params.size === 0 ? '' : `?${params}`;
};

/** A search with some of it changed; null takes a part out. */
export const changed = (search: Search, change: Change): Search =>
  readSearch(new URLSearchParams(Object.entries({ ...search, ...change }).flatMap(([field, value]) => (value ? [[field, value]] : []))));

/** The search without its order, as jobs are asked about it. */
export const conditionsOf = (search: Search): Omit<Search, 'sort'> => changed(search, { sort: null });

/** What narrows a search, but its words, as chips: of what field, how it is said, and the change that takes it out. */
export const chipsOf = (search: Search): FilterShown[] =>
  fields.flatMap((field) => {
    const value = search[field];
    if (value === undefined || field === 'query' || field === 'hybrid') return [];
    const without: Change = field === 'remote' ? { remote: null, hybrid: null } : { [field]: null };
    return [{ field, kind: kinds[field], value: said(field, value, search), without }];
  });

/** A place as people say it; the wire's word for New York City is "nyc". */
export const placeName = (location: string): string => (location.toLowerCase() === 'nyc' ? newYorkCity : location);

/** A place as the wire has it. */
export const placeValue = (name: string): string => (/^(nyc|new york city)$/i.test(name.trim()) ? 'nyc' : name.trim());

const said = (field: Narrowing, value: string, { hybrid }: Search): string => {
  switch (field) {
    case 'job_type':
    case 'level':
      return levelNames[value as Level];
    case 'location':
      return placeName(value);
    case 'company':
      return value;
    case 'remote':
      return value === 'false' ? copy.notRemote : hybrid ? copy.remoteOrHybrid : copy.remote;
    case 'sponsorship':
      return visaNames[value as keyof typeof visaNames];
  }
};

export const newYorkCity = 'New York City';

/** What Type offers: the types of jobs, and those whose level is not stated. */
export const typeOptions = [...jobTypes, 'unspecified'] as const;

/** Which of these a search asks for. */
export const typeOf = ({ job_type, level }: Search): (typeof typeOptions)[number] | undefined =>
  job_type || (level === 'unspecified' ? level : undefined);

/** The change that asks for one of these, or for none. */
export const typeChange = (type: string | null): Change =>
  type === 'unspecified' ? { job_type: null, level: type } : { job_type: type, level: null };

export const visaNames = { yes: copy.sponsors, unknown: copy.silent, no: copy.doesNotSponsor } as const;

const kinds: Record<Narrowing, string | undefined> = {
  job_type: copy.type,
  level: 'Level',
  location: 'Place',
  company: copy.company,
  remote: undefined,
  sponsorship: 'Visas',
};

const conditions = jobConditions.shape;
/** In the order in which an address and the chips have them. */
const fields = ['query', 'job_type', 'level', 'location', 'company', 'remote', 'hybrid', 'sponsorship'] as const;
const order = [...fields, 'sort'] as const;

type Narrowing = Exclude<(typeof fields)[number], 'query' | 'hybrid'>;
export type Search = Omit<RequestOf<typeof findJobs>['query'], 'limit' | 'offset'>;
export type Change = Partial<Record<string, string | null>>;
export interface FilterShown {
  field: Narrowing;
  kind: string | undefined;
  value: string;
  without: Change;
}
