import type { Alumni } from '@alive/contract/people.ts';
import { countryOf, Flag } from '#ui/Flag.tsx';

/** Where someone comes from, behind the flag of the country, which then need not be said twice; nothing where that is not stated. */
export function Hometown({ person: { hometown, hometown_country: code } }: { person: Alumni }) {
  if (!hometown) return null;
  const country = code === null ? null : countryOf(code);
  const place = country !== null && hometown.endsWith(`, ${country}`) ? hometown.slice(0, -country.length - 2) : hometown;
  return (
    <span className="hometown">
      {code !== null && <Flag code={code} decorative={country !== null && place.includes(country)} />}
      {place}
    </span>
  );
}
