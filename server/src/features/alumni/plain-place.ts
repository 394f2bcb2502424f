import { metroNamed } from '#language/place-names.ts';

/**
 * A hometown's text without what people say around it: "born in Lagos, raised in Houston" is "Lagos", "a suburb of Chicago" is "Chicago",
 * "Richfield. UT" is "Richfield, UT". `isTown` tells names that are to stay whole ("City of Industry", "Little Rock").
 */
export function plainPlace(text: string, isTown: (name: string) => boolean): string {
  const even = text.replace(/\s+/g, ' ').trim().replace(stateSign, ', ').replace(mainland, 'China').replace(signs, '');
  const [first = ''] = even.replace(lead, '').split(later);
  const bare = first.replace(/^[\s,.:-]+|[\s,.:-]+$/g, '');
  if (isTown(bare.split(',')[0] ?? '')) return bare;
  const [name = '', ...rest] = bare.replace(around, '').split(',');
  // "Bay Area" is a name of its own.
  return [metroNamed(name) === null ? name.replace(surroundings, '') : name, ...rest].join(',').trim();
}

// "Richfield. UT", but not "St. Louis".
const stateSign = /(?<=\p{L}{4})\. (?=\p{L})/gu;
const mainland = /\bp\.? ?r\.? (?:of )?china\b|\bpeople['’]s republic of china\b/gi;
/** Flags and other pictures. */
const signs = /[\p{Extended_Pictographic}\p{Regional_Indicator}\uFE0F\u200D]/gu;
const lead =
  /^(?:i(?:['’]m| am)? )?(?:originally |i was |was |am |a native of |native of |home ?town:? |(?:born|raised|grew up)(?: and (?:born|raised|bred))? (?:in|near|outside of|outside) |from |in )+/i;
const later = /\s*[;|]\s*|,? (?:and |but |then )*(?:(?:grew up|raised|lived|living|now|currently|moved|based|via|by way of)\b)/i;
const around =
  /^(?:(?:a|an|the|very|really|just|small|tiny|little|rural|farm|farming|beach|mountain|quiet)\s)*(?:(?:town|village|city|suburbs?|place|farm|community|island|area|somewhere|outskirts|countryside)\s)?(?:just\s)?(?:in|of|near|outside of|outside|around|close to|by)\s/i;
const surroundings = /(?: metro(?:politan)?)? (?:suburbs?|area|region|metro)$/i;
