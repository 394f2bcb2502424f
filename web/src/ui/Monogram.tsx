import './monogram.css';
import { clsx } from 'clsx';
import { useState, type CSSProperties } from 'react';
import { useTile } from './Neighbours.tsx';
import { hash, seeded } from './seed.ts';

/** A drawn avatar: tint by the hash of the name, four contour lines, initials. Decorative where the name stands next to it. */
export function Monogram({ name, size = 40, decorative = false }: MonogramProps) {
  const alt = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <svg className="ava" style={{ '--d': `${size}px` } as CSSProperties} viewBox="0 0 40 40" {...alt}>
      <rect width="40" height="40" fill={`var(--t${useTile(name).tint + 1})`} />
      {contours(name).map((path) => (
        <path key={path} d={path} />
      ))}
      <text x="20" y="25.2">
        {initials(name)}
      </text>
    </svg>
  );
}

/**
 * A company's square tile: its first letter on a tint, two where a neighbour has the same, and its logo over that once it is there. What would be blurred in a tile is not
 * shown; our server draws a monogram at 24 px where it has no logo. Decorative: the name stands next to it.
 */
export function LogoTile({ name, src, size = 44 }: LogoTileProps) {
  const tile = useTile(name);
  const [seen, setSeen] = useState<{ src: string; isLogo: boolean } | null>(null);
  const isLogo = src && seen?.src === src ? seen.isLogo : null;
  return (
    <span
      className={clsx('logo', isLogo && 'has', tile.letters.length > 1 && 'two')}
      style={{ '--d': `${size}px`, '--tint': `var(--t${tile.tint + 1})` } as CSSProperties}
      aria-hidden="true"
    >
      {tile.letters}
      {src && isLogo !== false && (
        <img
          key={src}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onLoad={({ currentTarget }) => setSeen({ src, isLogo: currentTarget.naturalWidth >= smallestLogo })}
          onError={() => setSeen({ src, isLogo: false })}
        />
      )}
    </span>
  );
}

const smallestLogo = 32;

/**
 * First letters of the first and the last word: "Maya Raman" → "MR", "Cher" → "C".
 * @internal
 */
export function initials(name: string): string {
  const all = letters(name);
  return all.length > 1 ? `${all[0]}${all.at(-1)}` : (all[0] ?? '');
}

function letters(name: string): string[] {
  return name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase() ?? []);
}

function contours(name: string): string[] {
  const random = seeded(hash(name));
  return [18, 27.5, 37, 47].map((base) => {
    const y = base + 2 * random();
    return `M-2 ${y.toFixed(1)}C12 ${(y - 10 + 7 * random()).toFixed(1)} 24 ${(y - 18).toFixed(1)} 42 ${(y - 18 + 4 * random()).toFixed(1)}`;
  });
}

type MonogramProps = { name: string; size?: number; decorative?: boolean };
type LogoTileProps = { name: string; src?: string | null; size?: number };
