import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import { useForm } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { ResendConfirmationForm } from '~/page/resend-confirmation-form';
import { useFrame } from '~/page/use-frame';
import { SCHEMES, type Scheme } from '~/theme/schemes';
import { muted, small } from '~/theme/text.css';
import { PortalForm } from '~/ui/fields/form/form';
import { SubmitButton } from '~/ui/fields/form/submit-button';
import { RadioGroupField } from '~/ui/fields/radio/choice-cards-field';
import { SelectField } from '~/ui/fields/select/select-field';
import { SupportLine } from '~/ui/frame/support-line';
import { TitledCard } from '~/ui/layout/card';
import { Row, Stack } from '~/ui/layout/layout';
import { Terms } from '~/ui/layout/sheet';
import { Tag } from '~/ui/records/status-tag';
import { address } from './settings.css';

/** ACC-10 */
export function EmailCard({ email, verified }: { email: string; verified: boolean }) {
  const { t } = useTranslation('account');
  const { paths } = useFrame();
  return (
    <TitledCard id="settings-email" title={t('settings.email')} gap="s3">
      <Row wrap gap="s3">
        <span className={address} translate="no">
          {email}
        </span>
        {verified ? (
          <Tag tone="success" icon={CircleCheck}>
            {t('settings.verified')}
          </Tag>
        ) : (
          <Tag tone="warning" icon={CircleDashed}>
            {t('settings.unverified')}
          </Tag>
        )}
      </Row>
      {!verified && (
        <>
          <p className={`${small} ${muted}`}>{t('settings.unverifiedText')}</p>
          <ResendConfirmationForm returnTo={paths.settings} />
        </>
      )}
    </TitledCard>
  );
}

/** ACC-13 */
export function LanguageCard() {
  const { t } = useTranslation('account');
  const { language } = useFrame();
  return (
    <TitledCard id="settings-language" title={t('settings.language')}>
      {/* Remounts when the language changes elsewhere on the page. */}
      <LanguageForm key={language} />
    </TitledCard>
  );
}

function LanguageForm() {
  const { t } = useTranslation('account');
  const { languages, language, paths } = useFrame();
  const [form, fields] = useForm<{ language: string }>({
    id: 'settings-language-form',
    defaultValue: { language },
  });
  const options = languages.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <PortalForm form={form} action={paths.language}>
      <Stack gap="s5">
        <input type="hidden" name="returnTo" value={paths.settings} />
        <SelectField
          field={fields.language}
          label={t('settings.languageLabel')}
          options={options}
          placeholder={null}
        />
        <Row>
          <SubmitButton variant="outline">{t('settings.saveLanguage')}</SubmitButton>
        </Row>
      </Stack>
    </PortalForm>
  );
}

export function ColoursCard({ scheme }: { scheme: Scheme | null }) {
  const { t } = useTranslation('account');
  const { paths } = useFrame();
  const [form, fields] = useForm<{ scheme: string }>({
    id: 'settings-colours-form',
    defaultValue: { scheme: scheme ?? 'device' },
  });
  const options = (['device', ...SCHEMES] as const).map((value) => ({
    value,
    label: t(`settings.scheme.${value}`),
  }));
  return (
    <TitledCard id="settings-colours" title={t('settings.colours')}>
      <PortalForm form={form} action={paths.colours}>
        <Stack gap="s5">
          <input type="hidden" name="returnTo" value={paths.settings} />
          <RadioGroupField field={fields.scheme} label={t('settings.coloursLabel')} options={options} />
          <Row>
            <SubmitButton variant="outline">{t('settings.saveColours')}</SubmitButton>
          </Row>
        </Stack>
      </PortalForm>
    </TitledCard>
  );
}

/** The lending API has no calls for these changes. Users ask for them by phone or e-mail (ACC-12). */
export function FixedCard() {
  const { t } = useTranslation('account');
  const { support, partnerName } = useFrame();
  const reachable = support.phone !== null || support.email !== null;
  const deletion = reachable
    ? t('settings.deletionText')
    : t('settings.deletionNoContact', { partner: partnerName });
  return (
    <TitledCard id="settings-fixed" title={t('settings.fixed')} gap="s4">
      <Terms
        layout="column"
        items={[
          { label: t('settings.email'), value: t('settings.fixedEmail') },
          { label: t('settings.person'), value: t('settings.fixedPerson') },
          { label: t('settings.company'), value: t('settings.fixedCompany') },
          { label: t('settings.deletion'), value: deletion },
        ]}
      />
      <SupportLine phone={support.phone} email={support.email} />
    </TitledCard>
  );
}
