import { useRoute } from 'wouter';
import { Link, type LinkProps } from './Link.tsx';

/** A link that is marked as the present page there and, unless it is the `end`, below it. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const [isHere] = useRoute(end ? rest.to : `${rest.to}/*?`);
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />;
}
