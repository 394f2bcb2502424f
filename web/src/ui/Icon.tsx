import type { ComponentType, SVGProps } from 'react';

/**
 * A lucide icon in the house's line: 18 px (15 for `small`) with a 1.5 px stroke at 18.
 * Decorative unless `label` names it.
 */
export function Icon({ of: Glyph, small = false, label }: IconProps) {
  const size = small ? 15 : 18;
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  // Two units of lucide's 24-unit box are 1.5 px at 18.
  return <Glyph className="i" width={size} height={size} strokeWidth={2} {...name} />;
}

type IconProps = { of: Glyph; small?: boolean; label?: string };

/** A lucide-react icon, or any SVG component of ours. */
export type Glyph = ComponentType<SVGProps<SVGSVGElement>>;
