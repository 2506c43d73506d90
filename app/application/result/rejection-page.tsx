import ArrowLeft from 'virtual:icon/arrow-left';
import Mail from 'virtual:icon/mail';
import Phone from 'virtual:icon/phone';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toTelHref } from 'ui/frame/support-line';
import { ButtonLink } from 'ui/layout/button';
import { TitledCard } from 'ui/layout/card';
import { Icon, type IconProps } from 'ui/layout/icon';
import { Buttons, Stack } from 'ui/layout/layout';
import { type SheetTerm, Terms } from 'ui/layout/sheet';
import { leadText, mutedText, noPrint, smallText } from 'ui/theme/text.css';
import { usePageFrame } from '~/page/use-page-frame';
import { type ResultSource, useApplicationFacts } from './application-facts';
import * as css from './result.css';
import { narrowColumn, quietHeading } from './result.css';

type RejectionPageProps = ResultSource & {
  websiteUrl: string | null;
  newApplication: string;
};

export function RejectionPage({ websiteUrl, newApplication, ...result }: RejectionPageProps) {
  const { t } = useTranslation(['application', 'rejection']);
  const { support } = usePageFrame();
  const requestId = useId();
  const { application, loanType } = result;
  const { amount, duration, created } = useApplicationFacts(result);
  const requestTerm: SheetTerm =
    duration === null
      ? { label: t('rejection:limit'), value: amount }
      : { label: t('rejection:amountAndDuration'), value: t('rejection:amountOver', { amount, duration }) };
  return (
    <Stack gap="s7" className={narrowColumn}>
      <Stack as="header" gap="s2">
        <h1>{t('rejection:title')}</h1>
        <p className={leadText}>{t('rejection:lead')}</p>
      </Stack>
      {support.phone && support.email && <ContactCard phone={support.phone} email={support.email} />}
      <section aria-labelledby={requestId}>
        <h2 id={requestId} className={quietHeading}>
          {t('request.title')}
        </h2>
        <Terms
          items={[
            { label: t('rejection:number'), value: application.shortApplicationId, translate: 'no' },
            requestTerm,
            { label: t('loanInfo.loanType'), value: loanType },
            { label: t('received.created'), value: created, translate: 'no' },
          ]}
        />
      </section>
      <Buttons className={noPrint}>
        <ButtonLink to={newApplication} variant="primary">
          {t('rejection:again')}
        </ButtonLink>
        <ButtonLink to={websiteUrl ?? '/'} icon={ArrowLeft}>
          {t('rejection:toWebsite')}
        </ButtonLink>
      </Buttons>
    </Stack>
  );
}

function ContactCard({ phone, email }: { phone: string; email: string }) {
  const { t } = useTranslation('rejection');
  const id = useId();
  return (
    <TitledCard id={id} title={t('contactTitle')} gap="s4">
      <p className={`${smallText} ${mutedText}`}>{t('contactText')}</p>
      <ul className={css.contactOptions}>
        <ContactLink href={toTelHref(phone)} icon={Phone} address={phone} action={t('call')} />
        <ContactLink href={`mailto:${email}`} icon={Mail} address={email} action={t('write')} />
      </ul>
    </TitledCard>
  );
}

type ContactLinkProps = { href: string; icon: IconProps['of']; address: string; action: string };

function ContactLink({ href, icon, address, action }: ContactLinkProps) {
  return (
    <li>
      <a href={href} className={css.contactLink}>
        <Icon of={icon} className={css.contactOptionIcon} />
        <span>
          <b className={css.address} translate="no">
            {address}
          </b>
          <small className={css.action}>{action}</small>
        </span>
      </a>
    </li>
  );
}
