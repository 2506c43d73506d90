import { Mail, Phone } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { muted, small } from '~/theme/text.css';
import { telHref } from '~/ui/frame/tel-href';
import { Card, CardBody, CardHeader } from '~/ui/layout/card';
import { Icon, type IconProps } from '~/ui/layout/icon';
import { Stack } from '~/ui/layout/layout';
import * as css from './result.css';

/** Two ways to a person. */
export function ContactCard({ phone, email }: { phone: string; email: string }) {
  const { t } = useTranslation('application');
  const id = useId();
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t('rejection.contactTitle')} />
      <CardBody>
        <Stack gap="s4">
          <p className={`${small} ${muted}`}>{t('rejection.contactText')}</p>
          <ul className={css.ways}>
            <Way href={telHref(phone)} icon={Phone} address={phone} action={t('rejection.call')} />
            <Way href={`mailto:${email}`} icon={Mail} address={email} action={t('rejection.write')} />
          </ul>
        </Stack>
      </CardBody>
    </Card>
  );
}

type WayProps = { href: string; icon: IconProps['of']; address: string; action: string };

function Way({ href, icon, address, action }: WayProps) {
  return (
    <li>
      <a href={href} className={css.way}>
        <Icon of={icon} className={css.wayIcon} />
        <span>
          <b className={css.address}>{address}</b>
          <small className={css.action}>{action}</small>
        </span>
      </a>
    </li>
  );
}
