import { useTranslation } from 'react-i18next';
import { MemberCountry, MemberText, type PartProps } from './member-fields';

/** Who the person is (REP-02). */
export function IdentityFields(part: PartProps) {
  const { t } = useTranslation('representatives');
  return (
    <>
      <MemberText part={part} member="first_name" span="half" />
      <MemberText part={part} member="last_name" span="half" />
      <MemberText
        part={part}
        member="birthdate"
        span="half"
        placeholder={t('form.birthdateHint')}
        spellCheck={false}
      />
      <MemberCountry part={part} member="nationality" span="half" />
      <MemberText
        part={part}
        member="taxid"
        span="whole"
        hint={t('form.taxidHint')}
        optional
        spellCheck={false}
      />
    </>
  );
}

/** Where the person lives (REP-02). */
export function AddressFields(part: PartProps) {
  return (
    <>
      <MemberText part={part} member="street" span="most" />
      <MemberText part={part} member="street_number" span="few" />
      <MemberText part={part} member="postcode" span="few" spellCheck={false} />
      <MemberText part={part} member="location" span="most" />
      <MemberCountry part={part} member="country" span="whole" />
    </>
  );
}
