import { useTranslation } from 'react-i18next';
import { useHydrated } from '~/ui/feedback/use-hydrated';
import { CheckboxField } from '~/ui/fields/checkbox-field';
import { LockedField } from '~/ui/fields/locked-field';
import { MemberText } from './member-fields';
import type { PartProps } from './part-props';
import * as css from './person-form.css';

/** How the person is reached (REP-03, REP-05). */
export function ContactFields(part: PartProps) {
  const { t } = useTranslation('representatives');
  const hydrated = useHydrated();
  const { view, fields, labels, said } = part;
  // Without scripts the mark could not follow the answers above.
  const optional = hydrated && !said.signs;
  return (
    <>
      <div className={css.span.whole}>
        <MemberText
          part={part}
          member="email"
          hint={t('form.emailHint')}
          optional={optional}
          type="email"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="off"
        />
      </div>
      <div className={css.span.whole}>
        <MemberText
          part={part}
          member="telephone"
          hint={t('form.telephoneHint')}
          optional={optional}
          type="tel"
          autoComplete="off"
        />
      </div>
      <div className={css.span.whole}>
        {view.context.members.includes('is_main_contact') ? (
          <CheckboxField
            field={fields.is_main_contact}
            label={labels.is_main_contact}
            hint={t('form.is_main_contactHint')}
            // Only scripts can tell when a way to reach the person has been typed (REP-05); without them the answer says it.
            disabled={hydrated && said.email === '' && said.telephone === ''}
          />
        ) : (
          <LockedField
            label={labels.is_main_contact}
            value={t(said.isMainContact ? 'form.yes' : 'form.no')}
          />
        )}
      </div>
    </>
  );
}
