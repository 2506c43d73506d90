import { Link } from '@remix-run/react';
import * as css from './page-frame.css';

export type LogoProps = { name: string; href: string; image: string | null };

export function Logo({ name, href, image }: LogoProps) {
  return (
    <Link to={href} className={css.logo}>
      {image === null ? (
        <DefaultLogoMark />
      ) : (
        <img src={image} alt="" height="28" className={css.logoImage} />
      )}
      <span className={css.name} translate="no">
        {name}
      </span>
    </Link>
  );
}

function DefaultLogoMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" className={css.logoMark} aria-hidden="true">
      <path fill="currentColor" d="M3 3h9.5A12.5 12.5 0 0 1 25 15.5V25h-9.5A12.5 12.5 0 0 1 3 12.5z" />
      <path fill="none" className={css.logoVein} strokeWidth="2" strokeLinecap="round" d="M9.5 9.5 25 25" />
    </svg>
  );
}
