import { readFileSync } from 'node:fs';
import { levels as allLevels } from '@alive/contract/jobs.ts';
import * as z from 'zod';

const text = z.string();
const texts = z.array(text);
const parts = z.record(text, z.number());

const role = z.object({
  name: text,
  /** "Software Engineering": what one has experience in. */
  field: text,
  /** Thousand US dollars a year of somebody in the first full-time job, at an average employer and place. */
  pay: z.number(),
  skills: texts,
  degrees: texts,
  /** Titles that are not made by rule from the name; an empty list: not hired at that level. */
  titles: z.partialRecord(z.enum(allLevels), texts).optional(),
  /** The degree asked of those who are not students, where it is not a bachelor's. */
  advanced: text.optional(),
  /** A licence or the like asked from the first full-time job on. */
  licence: text.optional(),
});

/** A kind of work with the phrases postings of it are made of. Slots: {team} {thing} {partner} {audience} {skill}. */
const area = z.object({
  /** What a group of that kind of work is called; others are a team. */
  group: text.optional(),
  /** Work that needs hands, patients, pupils or visitors: never from home. */
  inPerson: z.boolean().optional(),
  roles: z.array(role),
  /** What is worked on, plural or without article: "payment APIs", "patient care". */
  things: texts,
  /** Who one works with: "designers and product managers". */
  partners: texts,
  /** Clauses that follow "you will": lower case, no full stop. */
  duties: texts,
  /** Sentence fragments of what is asked, alongside degree and years. */
  asks: texts,
  /** What is welcome, not asked. */
  pluses: texts,
  /** Sentences about how the days go. */
  days: texts,
});

/** Work that shares the phrases of another kind; people are hired for it with some experience only. */
const alike = area.pick({ group: true, inPerson: true, roles: true }).extend({ like: text });

const hiring = z.object({
  area: text,
  /** How much of the employer's hiring, in parts. */
  share: z.number(),
  teams: texts,
  things: texts.optional(),
  /** Only these roles of the area. */
  roles: texts.optional(),
  /** Only these places. */
  sites: texts.optional(),
});

/** An employer: only what is publicly known. */
const employer = z.object({
  name: text,
  /** Prefix of its posting ids. */
  key: text,
  industry: text,
  founded: z.number(),
  /** That of the listed parent where the employer itself is not listed. */
  ticker: text.nullable(),
  headquarters: text,
  size: text,
  domain: text,
  website: text,
  /** Where it lists its open jobs. */
  careers: text,
  /** Its public job board, where that is known. */
  board: text.optional(),
  description: text,
  tags: texts,
  /** Sentences about the employer. */
  facts: texts,
  /** How many of all postings are its, in parts. */
  share: z.number(),
  /** Its pay alongside the average. */
  pay: z.number(),
  /** How it handles visas and clearances: a key of `habits`. */
  policy: text,
  /** Interns' pay is stated per month. */
  monthly: z.boolean().optional(),
  /** Raw place names, the first the likeliest. */
  sites: texts,
  audience: texts,
  benefits: texts,
  hiring: z.array(hiring),
});

/** Name, town, year of its founding. */
const place = z.tuple([text, text, z.number()]);
/** As written, city, ISO 3166-1 alpha-2. */
const town = z.tuple([text, text, text]);
/** Roles of the first years, of the next ones, of experienced people and of leaders. */
const ladder = z.array(texts);

/** A line of work. Nobody invented heads a real organization. */
const track = z.object({
  ladder,
  intern: texts,
  /** Employers of the sample that hire for it. */
  sample: texts,
  others: z.array(place),
  /** What one is called while studying further. */
  school: texts,
  notes: texts,
  /** Follows "I". */
  says: texts,
  topics: texts,
  /** Lines of work people move on to. */
  next: texts,
  /** The ladders of employers that have other roles. */
  at: z.record(text, ladder).optional(),
});

/** Work by the beginning of its code, a regular expression. */
const codes = text.transform((source) => new RegExp(`^(?:${source})`));

const route = z.object({
  /** What one does until then; null: the work itself. */
  before: texts.nullable(),
  degree: text,
  months: z.number(),
  /** Key of `graduateSchools`. */
  school: text,
  training: z.object({ title: text, months: z.number() }).optional(),
});

/** What a posting says about visas and clearances. `everify` and `aside` hold the vocabulary without saying anything about sponsorship. */
const wording = z.enum([
  'silent',
  'sponsors',
  'refuses',
  'citizenship',
  'person',
  'held',
  'obtainable',
  'authorization',
  'students',
  'everify',
  'aside',
]);

const read = <T>(name: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(readFileSync(new URL(`../../../data/sample/${name}.json`, import.meta.url), 'utf8')));

/** The employers, in the order in which their postings are made. */
export const employers = read('employers', z.array(employer));

const kinds = read('areas', z.record(text, z.union([area, alike])));

/** Every kind of work of the sample, by its key in employers' hiring. */
export const areas: Readonly<Record<string, Area>> = Object.fromEntries(
  Object.entries(kinds).flatMap(([key, kind]) => {
    if (!('like' in kind)) return [[key, kind]];
    const like = kinds[kind.like];
    return like === undefined || 'like' in like ? [] : [[key, { ...like, ...kind, roles: kind.roles.map(entryLevel) }]];
  }),
);

/** Nobody is an intern, a lead or a manager of these in the sample. */
function entryLevel(one: Role): Role {
  return { ...one, titles: { internship: [], new_grad: [], entry_level: [one.name], mid: [], senior: [], lead: [], manager: [] } };
}

/** How postings say what they say. Slots: {employer} {fact} {team} {title} {role} {thing} {partner} {audience} {duty} {duty2} {place} {weeks} {season} {size} {field}. */
export const phrases = read(
  'phrases',
  z.object({
    /** How they begin, by style. */
    openings: z.object({ company: texts, reader: texts, program: texts, formal: texts, team: texts, story: texts }),
    headings: z.object({ duties: texts, asks: texts, pluses: texts, benefits: texts }),
    company: texts,
    enrolled: texts,
    graduating: texts,
    graduated: texts,
    /** Years asked for, by level. */
    years: z.object({ entry_level: texts, mid: texts, senior: texts, lead: texts, manager: texts }),
    used: texts,
    learning: texts,
    leading: texts,
    pay: z.object({ year: texts, hour: texts, month: texts }),
    onSite: texts,
    hybrid: texts,
    remote: texts,
    several: texts,
    equal: texts,
    /** Skills that one works in or with, as against knows. */
    tools: texts,
  }),
);

/** How common each level is, in parts of 100, its pay alongside that of a first job, and its titles. Few are beyond entry level: students see those only when they ask. */
export const levels = read(
  'levels',
  z.record(z.enum(allLevels).exclude(['unspecified']), z.object({ share: z.number(), pay: z.number(), titles: texts })),
);

export const eligibility = read(
  'eligibility',
  z.object({
    /** How often an employer of each kind says what, in parts. */
    habits: z.record(text, z.partialRecord(wording, z.number())),
    sentences: z.record(wording.exclude(['silent']), texts),
    /** International organizations arrange another visa than companies do. */
    international: texts,
    /** Said of jobs outside the United States. */
    abroad: texts,
  }),
);

export const people = read(
  'people',
  z.object({
    /** Given and family names of many origins, divided by spaces, and where people of those origins grew up. */
    origins: z.array(z.object({ share: z.number(), given: text, family: text, towns: z.array(town) })),
    /** Where anybody may have grown up. */
    towns: z.array(town),
    /** What people add about themselves. */
    personal: texts,
    returning: texts,
  }),
);

export const careers = read(
  'careers',
  z.object({
    /** How many study in each field, in parts. */
    fields: parts,
    tracks: z.record(text, track),
    /** Majors that lead elsewhere than their field mostly does, and where graduates of a field go, in parts. */
    byMajor: z.record(text, parts),
    byField: z.record(text, parts),
    /** By the degree. */
    graduateSchools: z.record(text, z.array(place)),
  }),
);

/** The whole world of work; the names of workplaces are made up, or those that a town's own institutions usually have. */
export const world = read(
  'world',
  z.object({
    workplaces: z.array(z.object({ codes, names: texts })),
    families: text,
    /** Cities with their people in ten thousands, 2020 census. */
    cities: z.array(z.tuple([text, z.number()])),
    /** What comes first, the degree, how long it takes, where, and the training after it, as US licensing boards require. */
    routes: z.array(route.extend({ codes })),
    masters: z.array(z.object({ codes, degrees: texts })),
  }),
);

export type Area = z.infer<typeof area>;
export type Role = z.infer<typeof role>;
export type Employer = z.infer<typeof employer>;
export type Hiring = z.infer<typeof hiring>;
export type Place = z.infer<typeof place>;
export type Town = z.infer<typeof town>;
export type Track = z.infer<typeof track>;
export type Route = z.infer<typeof route>;
export type Wording = z.infer<typeof wording>;
