import { useTranslation } from 'react-i18next';
import { MemberCountry, MemberText } from './member-fields';
import type { PartProps } from './part-props';
import * as css from './person-form.css';

/** Who the person is (REP-02). Browsers do not fill in: it is rarely the one who sits before them. */
export function IdentityFields(part: PartProps) {
  const { t } = useTranslation('representatives');
  return (
    <>
      <div className={css.span.half}>
        <MemberText part={part} member="first_name" autoComplete="off" />
      </div>
      <div className={css.span.half}>
        <MemberText part={part} member="last_name" autoComplete="off" />
      </div>
      <div className={css.span.half}>
        <MemberText
          part={part}
          member="birthdate"
          placeholder={t('form.birthdateHint')}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <div className={css.span.half}>
        <MemberCountry part={part} member="nationality" />
      </div>
      <div className={css.span.whole}>
        <MemberText
          part={part}
          member="taxid"
          hint={t('form.taxidHint')}
          optional
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </>
  );
}

/** Where the person lives (REP-02). */
export function AddressFields(part: PartProps) {
  return (
    <>
      <div className={css.span.most}>
        <MemberText part={part} member="street" autoComplete="off" />
      </div>
      <div className={css.span.few}>
        <MemberText part={part} member="street_number" autoComplete="off" />
      </div>
      <div className={css.span.few}>
        <MemberText part={part} member="postcode" autoComplete="off" spellCheck={false} />
      </div>
      <div className={css.span.most}>
        <MemberText part={part} member="location" autoComplete="off" />
      </div>
      <div className={css.span.whole}>
        <MemberCountry part={part} member="country" />
      </div>
    </>
  );
}
