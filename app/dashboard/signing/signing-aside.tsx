import { Trans, useTranslation } from 'react-i18next';
import { useFrame } from '~/page/use-frame';
import { meta, muted, small } from '~/theme/text.css';
import { SupportLine } from '~/ui/frame/support-line';
import { Card, CardBody, CardHeader } from '~/ui/layout/card';
import { Stack } from '~/ui/layout/layout';
import { Segments } from '~/ui/layout/segments';
import type { SignerView, SigningView } from './signing-view.server';

/** The person who signs, how far they are, and of the others no more than how many (SIGN-09). */
export function SignerCard({ signer, steps }: { signer: SignerView; steps: SigningView['steps'] }) {
  const { t } = useTranslation('signatures');
  const done = steps.filter(({ state }) => state === 'done').length;
  const { name, position, people } = signer;
  return (
    <Card labelledBy="signer">
      <CardHeader id="signer" title={t('aside.title')} />
      <CardBody>
        <Stack gap="s3">
          {steps.length > 0 && (
            <Stack gap="s2">
              <p className={meta}>{t('aside.progress', { done, count: steps.length })}</p>
              <Segments done={done} total={steps.length} />
            </Stack>
          )}
          <p className={`${small} ${muted}`}>
            <Trans
              t={t}
              i18nKey={position === null ? 'aside.signer' : 'aside.signerPosition'}
              values={{ name, position }}
              components={[<b key="name" />]}
            />{' '}
            {people === null ? t('aside.others') : t('aside.people', { ...people })}
          </p>
        </Stack>
      </CardBody>
    </Card>
  );
}

/** The way to ask for help. */
export function HelpCard() {
  const { t } = useTranslation('signatures');
  const { support } = useFrame();
  return (
    <Card labelledBy="signing-help">
      <CardHeader id="signing-help" title={t('aside.help')} />
      <CardBody>
        <Stack gap="s3">
          <p className={`${small} ${muted}`}>{t('aside.helpText')}</p>
          <div>
            <SupportLine phone={support.phone} />
            <SupportLine email={support.email} />
          </div>
        </Stack>
      </CardBody>
    </Card>
  );
}
