import './flag.css';
import { useState } from 'react';

/**
 * A country's flag by its ISO 3166-1 alpha-2 code, with the country as its name; nothing for any other text. With `decorative` the country
 * is said next to it. The drawings are files of their own, see vite.config.ts.
 */
export function Flag({ code, decorative = false }: { code: string; decorative?: boolean }) {
  const [missing, setMissing] = useState(false);
  const country = countryOf(code);
  if (country === null || missing) return null;
  return (
    <img
      className="flag"
      src={`/assets/flags/${code}.svg`}
      alt={decorative ? '' : country}
      title={country}
      width={18}
      height={13}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}

/** The English name of the country with this ISO 3166-1 alpha-2 code; null for any other text. */
export function countryOf(code: string): string | null {
  if (!/^[A-Z]{2}$/.test(code)) return null;
  return new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) ?? null;
}
