import { useTranslation } from 'react-i18next';
import { SupportLine } from 'ui/frame/support-line';
import { TitledCard } from 'ui/layout/card';
import { Stack } from 'ui/layout/layout';
import { Segments } from 'ui/layout/segments';
import { metaText, mutedText, smallText } from 'ui/theme/text.css';
import { RichText } from '~/i18n/rich-text';
import { usePageFrame } from '~/page/use-page-frame';
import type { SignerView, SigningView } from './signing-view.server';

export function SignerCard({ signer, signing }: { signer: SignerView; signing: SigningView | null }) {
  const { t } = useTranslation('signatures');
  const { steps = [], isSigned = false } = signing ?? {};
  const done = steps.filter(({ state }) => state === 'done').length;
  const { name, position, people } = signer;
  const who = isSigned ? 'signed' : 'signer';
  return (
    <TitledCard id="signer" title={t('aside.title')} gap="s3">
      {steps.length > 0 && (
        <Stack gap="s2">
          <p className={metaText}>{t('aside.progress', { done, count: steps.length })}</p>
          <Segments doneParts={done} total={steps.length} />
        </Stack>
      )}
      <p className={`${smallText} ${mutedText}`}>
        <RichText
          text={position === null ? `signatures:rich.${who}` : `signatures:rich.${who}Position`}
          values={{ name, position }}
          components={{ 0: <b translate="no" /> }}
        />
        {people === null && <span>{` ${t('aside.others')}`}</span>}
        {people && people.total > 1 && (
          <span>{` ${t('aside.people', { signed: people.signedCount, total: people.total })}`}</span>
        )}
      </p>
    </TitledCard>
  );
}

export function SigningHelpCard({ asksForIdentification }: { asksForIdentification: boolean }) {
  const { t } = useTranslation('signatures');
  const { support } = usePageFrame();
  return (
    <TitledCard id="signing-help" title={t('aside.help')} gap="s3">
      {asksForIdentification && <p className={`${smallText} ${mutedText}`}>{t('aside.helpText')}</p>}
      <div>
        <SupportLine phone={support.phone} />
        <SupportLine email={support.email} />
      </div>
    </TitledCard>
  );
}
