import type { Language } from './foreign.ts';

/**
 * What a message in another language likes, hates and wants, in its own words between quotation marks, by the few verbs that say so; the
 * rest is left as it was said.
 */
export function wishesAbroad(message: string, language: Language | null): { loved: string[]; hated: string[]; wanted: string[] } {
  const cues = language === null || language === 'another' || language === 'Chinese' ? undefined : verbs[language];
  const found = { loved: [] as string[], hated: [] as string[], wanted: [] as string[] };
  if (!cues) return found;
  for (const sentence of message.split(/[.!?;\n]+\s*|,\s+(?=\p{L})|\s+(?:pero|mais|aber|mas|ma)\s+/u))
    for (const side of ['hated', 'loved', 'wanted'] as const) {
      const all = cues[side].exec(sentence)?.[1]?.trim() ?? '';
      // Of a long object the first half stands by itself.
      const object = all.split(/\s+/).length > 8 ? (all.split(/\s+(?:y|et|und|e)\s+/)[0] ?? all) : all;
      if (!object || object.split(/\s+/).length > 12) continue;
      found[side].push(`“${object.replace(/[“”"]/g, '')}”`);
      break;
    }
  return found;
}

const verbs: Readonly<Record<Exclude<Language, 'another' | 'Chinese'>, Record<'loved' | 'hated' | 'wanted', RegExp>>> = {
  Spanish: {
    loved: /\b(?:me (?:encantan?|gustan?|gustó|apasionan?|fascinan?)|amo|adoro|disfruto)(?: mucho| más)?\s+(?:de\s+)?(.+)$/i,
    hated: /\b(?:no me gustan?|no me gustó|odio|detesto|no soporto|me aburren?)\s+(.+)$/i,
    wanted: /\b(?:quiero|quisiera|me gustaría|sueño con|busco)\s+(?:ser\s+|trabajar\s+(?:de|como|en)\s+)?(.+)$/i,
  },
  French: {
    loved: /\b(?:j'aime|j'ai aimé|j'adore|je me passionne pour|ça me plaît de)(?: bien| beaucoup)?\s+(.+)$/i,
    hated: /\b(?:je n'aime pas|je déteste|je n'ai pas aimé|je ne supporte pas)\s+(.+)$/i,
    wanted: /\b(?:je (?:veux|voudrais|aimerais|cherche)|j'aimerais)\s+(?:être\s+)?(.+)$/i,
  },
  German: {
    loved: /\b(?:ich (?:liebe|mag|genieße)|mir gefällt|am liebsten)\s+(?:es,\s+|sehr\s+)?(.+)$/i,
    hated: /\b(?:ich (?:hasse|mag kein\w*)|mir gefällt nicht)\s+(.+)$/i,
    wanted: /\b(?:ich (?:will|möchte|würde gern\w*))\s+(.+)$/i,
  },
  Portuguese: {
    loved: /\b(?<!não )(?:gosto|adoro|amo|gostei)(?: muito)?\s+(?:de\s+)?(.+)$/i,
    hated: /\b(?:não gosto|odeio|detesto|não gostei)\s+(?:de\s+)?(.+)$/i,
    wanted: /\b(?:quero|queria|gostaria de)\s+(?:ser\s+)?(.+)$/i,
  },
  Italian: {
    loved: /\b(?<!non )(?:mi piac(?:e|ciono)|mi è piaciut[oa]|amo|adoro)(?: molto)?\s+(.+)$/i,
    hated: /\b(?:non mi piac(?:e|ciono)|odio|detesto)\s+(.+)$/i,
    wanted: /\b(?:voglio|vorrei|mi piacerebbe)\s+(?:essere\s+)?(.+)$/i,
  },
};
