import CircleCheck from 'virtual:icon/circle-check';
import CircleDashed from 'virtual:icon/circle-dashed';
import { useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalForm } from 'ui/fields/form/form';
import { SubmitButton } from 'ui/fields/form/submit-button';
import { RadioGroupField } from 'ui/fields/radio/choice-cards-field';
import { SelectField } from 'ui/fields/select/select-field';
import { SupportLine } from 'ui/frame/support-line';
import { joinClassNames, Row, Stack } from 'ui/layout/layout';
import { Tag } from 'ui/records/status-tag';
import { SCHEMES, type Scheme } from 'ui/theme/schemes';
import { mutedText, smallText } from 'ui/theme/text.css';
import { ResendConfirmationForm } from '~/page/resend-confirmation-form';
import { usePageFrame } from '~/page/use-page-frame';
import * as css from './settings.css';

interface SectionProps {
  id: string;
  title: string;
  leadText: string;
  hasShortField?: boolean;
  children: ReactNode;
}

export function SettingsSection({ id, title, leadText, hasShortField = false, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={css.section}>
      <header>
        <h2 id={id} className={css.sectionTitle}>
          {title}
        </h2>
        <p className={css.sectionLead}>{leadText}</p>
      </header>
      <div className={joinClassNames(css.sectionBody, hasShortField && css.shortField)}>{children}</div>
    </section>
  );
}

export function EmailSection({ email, verified }: { email: string; verified: boolean }) {
  const { t } = useTranslation('settings');
  const { paths } = usePageFrame();
  return (
    <SettingsSection id="settings-email" title={t('email')} leadText={t('emailLead')}>
      <Row wrap gap="s3">
        <span className={css.emailAddress} translate="no">
          {email}
        </span>
        {verified ? (
          <Tag tone="success" icon={CircleCheck}>
            {t('verified')}
          </Tag>
        ) : (
          <Tag tone="warning" icon={CircleDashed}>
            {t('unverified')}
          </Tag>
        )}
      </Row>
      {!verified && (
        <>
          <p className={`${smallText} ${mutedText}`}>{t('unverifiedText')}</p>
          <ResendConfirmationForm returnTo={paths.settings} />
        </>
      )}
    </SettingsSection>
  );
}

export function LanguageSection() {
  const { t } = useTranslation('settings');
  const { language } = usePageFrame();
  return (
    <SettingsSection id="settings-language" title={t('language')} leadText={t('languageLead')} hasShortField>
      {/* Remounts when the language changes elsewhere. */}
      <LanguageForm key={language} />
    </SettingsSection>
  );
}

function LanguageForm() {
  const { t } = useTranslation('settings');
  const { languages, language, paths } = usePageFrame();
  const [form, fields] = useForm<{ language: string }>({
    id: 'settings-language-form',
    defaultValue: { language },
  });
  const options = languages.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <PortalForm form={form} action={paths.language} preventScrollReset>
      <Stack gap="s5">
        <input type="hidden" name="returnTo" value={paths.settings} />
        <SelectField
          field={fields.language}
          label={t('languageLabel')}
          options={options}
          placeholder={null}
        />
        <Row>
          <SubmitButton variant="outline">{t('saveLanguage')}</SubmitButton>
        </Row>
      </Stack>
    </PortalForm>
  );
}

export function ColoursSection({ scheme }: { scheme: Scheme | null }) {
  const { t } = useTranslation('settings');
  const { paths } = usePageFrame();
  const [form, fields] = useForm<{ scheme: string }>({
    id: 'settings-colours-form',
    defaultValue: { scheme: scheme ?? 'device' },
  });
  const options = (['device', ...SCHEMES] as const).map((value) => ({
    value,
    label: t(`scheme.${value}`),
  }));
  return (
    <SettingsSection id="settings-colours" title={t('colours')} leadText={t('coloursLead')}>
      <PortalForm form={form} action={paths.colours} preventScrollReset>
        <Stack gap="s5">
          <input type="hidden" name="returnTo" value={paths.settings} />
          <RadioGroupField
            field={fields.scheme}
            label={t('coloursLabel')}
            options={options}
            appearance="chips"
          />
          <Row>
            <SubmitButton variant="outline">{t('saveColours')}</SubmitButton>
          </Row>
        </Stack>
      </PortalForm>
    </SettingsSection>
  );
}

/** ACC-12. The lending API has no calls for these changes. */
export function UnchangeableSection() {
  const { t } = useTranslation('settings');
  const { support, partnerName } = usePageFrame();
  const hasContact = support.phone !== null || support.email !== null;
  const deletionText = hasContact ? t('deletionText') : t('deletionNoContact', { partner: partnerName });
  const rows = [
    [t('email'), t('fixedEmail')],
    [t('person'), t('fixedPerson')],
    [t('company'), t('fixedCompany')],
    [t('deletion'), deletionText],
  ] as const;
  return (
    <SettingsSection id="settings-fixed" title={t('fixed')} leadText={t('fixedLead')}>
      <dl className={css.unchangeableSection}>
        {rows.map(([name, text]) => (
          <div key={name} className={css.unchangeableRow}>
            <dt className={css.unchangeableName}>{name}</dt>
            <dd className={css.unchangeableText}>{text}</dd>
          </div>
        ))}
      </dl>
      <SupportLine phone={support.phone} email={support.email} />
    </SettingsSection>
  );
}
