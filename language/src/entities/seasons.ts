import { matchesIn } from '../text/text.ts';

/** Seasons that say when work begins without a year ("spring co-ops", "for the fall"); one that a graduation stands in does not. */
export function seasonsIn(message: string): Named[] {
  return matchesIn(message, bare).flatMap((found) => {
    const name = (found[1] ?? '').toLowerCase();
    const season = seasons.find((one) => one === (name === 'autumn' ? 'fall' : name));
    const start = found.index + found[0].toLowerCase().indexOf(name);
    if (season === undefined || graduates(message, { start })) return [];
    return [{ season, start, end: start + name.length, text: message.slice(start, start + name.length) }];
  });
}

/** Whether the words before a season speak of leaving school. */
export const graduates = (message: string, { start }: { start: number }) =>
  /\b(?:graduat\w*|grads?|finish\w*|done with school|degree|diploma|class of|until|till|ends?)\b[^.;,!?]{0,24}$/i.test(
    message.slice(0, start),
  );

const seasons = ['spring', 'summer', 'fall', 'winter'] as const;
const bare =
  /\b(?:(?:in|for|during|over|starting|start in|from) (?:the )?(?=(?:spring|summer|fall|autumn|winter)\b(?! (?:river|hill|in love)|s\b)))?(?:(spring|summer|fall|autumn|winter)(?= (?:and|or|\/|co-?ops?\b|intern|(?:\w+ ){1,2}(?:intern|co-?op|job|position|role)s?|term\b|semester|analyst|associate|placements?\b|programs?\b|jobs?\b|roles?\b|positions?\b|work\b|gigs?\b|openings?\b|research\b)| not\b| but\b| only\b| instead\b|\s*$|[?.!,]))/gi;

interface Named {
  season: (typeof seasons)[number];
  start: number;
  end: number;
  text: string;
}
