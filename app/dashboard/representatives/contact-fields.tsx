import { useTranslation } from 'react-i18next';
import { asStored } from '~/domain/checked';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { CheckboxField } from '~/ui/fields/checkbox/checkbox-field';
import { MemberText, type PartProps, UnlessLocked } from './member-fields';
import { phoneRuleOf } from './rules/form';

/** REP-03, REP-05 */
export function ContactFields(part: PartProps) {
  const { t } = useTranslation('representatives');
  const hydrated = useHydrated();
  const { fields, labels, answers } = part;
  const optional = hydrated && !answers.signs;
  return (
    <>
      <MemberText
        {...{ part, optional }}
        member="email"
        span="whole"
        hint={t('form.emailHint')}
        type="email"
        spellCheck={false}
        autoCapitalize="off"
      />
      <MemberText
        {...{ part, optional }}
        member="telephone"
        span="whole"
        hint={t('form.telephoneHint')}
        type="tel"
        tidy={asStored(phoneRuleOf(part.view.context, answers))}
      />
      <UnlessLocked
        part={part}
        member="is_main_contact"
        span="whole"
        words={t(answers.isMainContact ? 'form.yes' : 'form.no')}
      >
        <CheckboxField
          field={fields.is_main_contact}
          label={labels.is_main_contact}
          hint={t('form.is_main_contactHint')}
          disabled={hydrated && answers.email === '' && answers.telephone === ''}
        />
      </UnlessLocked>
    </>
  );
}
