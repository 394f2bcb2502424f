/**
 * Whether an employer is of a kind that size, age or owner tell; null where what is known of it does not tell. A startup is young (at most
 * twelve years), not listed and has at most 1,000 people; sizes as usual in statistics: small up to 200 people, large from 5,000.
 */
export function isOfKind(kind: string, employer: EmployerFacts, year: number): boolean | null {
  const size = sizeOf(employer.companySize);
  switch (kind) {
    case 'public':
      return employer.isPublic;
    case 'private':
      return !employer.isPublic;
    case 'startup':
      if (employer.isPublic) return false;
      if (employer.foundedYear !== null && year - employer.foundedYear > 12) return false;
      return employer.foundedYear === null || size === null ? null : size.least <= 1000;
    case 'small':
      return size === null ? null : size.most <= 200;
    case 'mid-size':
      return size === null ? null : size.most > 200 && size.least < 5000;
    case 'large':
      return size === null ? null : size.least >= 5000 || size.most >= 10_000;
    default:
      return null;
  }
}

/** "10,001+ employees", "1,001–5,000 employees", "About 5,000 employees", "11-50"; null when no figure is in it. */
function sizeOf(text: string | null): { least: number; most: number } | null {
  const [least, most] = (text?.match(/\d[\d,]*/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')));
  if (least === undefined) return null;
  return { least, most: most ?? (text?.includes('+') === true ? Infinity : least) };
}

export interface EmployerFacts {
  name: string;
  isPublic: boolean;
  foundedYear: number | null;
  companySize: string | null;
}
