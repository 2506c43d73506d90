import Mail from 'virtual:icon/mail';
import Phone from 'virtual:icon/phone';
import { Fragment } from 'react';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import * as css from './support-line.css';

export function toTelHref(phone: string): string {
  return `tel:${phone.replace(/\(0\)/g, '').replace(/(?!^)\+|[^\d+]/g, '')}`;
}

type SupportLineProps = {
  question?: string;
  phone?: string | null;
  email?: string | null;
  hidesIcon?: boolean;
  className?: string;
};

export function SupportLine({ question, phone, email, hidesIcon = false, className }: SupportLineProps) {
  const contacts = [
    phone && { href: toTelHref(phone), text: phone },
    email && { href: `mailto:${email}`, text: email },
  ].filter((contact) => typeof contact === 'object' && contact !== null);
  if (contacts.length === 0) return null;
  return (
    <p className={joinClassNames(css.supportLine, className)}>
      {!hidesIcon && <Icon of={phone ? Phone : Mail} size={16} className={css.glyph} />}
      <span>
        <span>{question}</span>
        {contacts.map(({ href, text }) => (
          <Fragment key={href}>
            {' '}
            <a href={href} className={css.link} translate="no">
              {text}
            </a>
          </Fragment>
        ))}
      </span>
    </p>
  );
}
