import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DynamicFields, labelsOf } from '~/configured-form/dynamic-fields';
import { asStored } from '~/domain/checked';
import { personalTaxNumberRule } from '~/domain/tax-number';
import { Notice } from '~/ui/feedback/notice';
import { PortalForm } from '~/ui/fields/form/form';
import { formGrid } from '~/ui/layout/form-grid.css';
import { SEEN } from './addresses';
import { ContactFields } from './contact-fields';
import type { FormView } from './form-view.server';
import { MemberBirthdate, MemberCountry, MemberText, type PartProps } from './member-fields';
import * as css from './person-form.css';
import { LegalFields, OwnershipFields } from './role-fields';
import { decisiveAnswers } from './rules/form';
import { FORM_MEMBERS } from './rules/record';
import { useMemberLabels, usePersonForm } from './use-person-form';

/** REP-02 to REP-05, REP-09 */
export function PersonForm({ view }: { view: FormView }) {
  const { t } = useTranslation('representatives');
  const labels = useMemberLabels();
  const { form, fields, typed, seen } = usePersonForm(view);
  const context = { view, fields, typed, labels, answers: decisiveAnswers(view.context, typed) };
  const isPartlyLocked = FORM_MEMBERS.some((member) => !view.context.members.includes(member));
  return (
    <PortalForm form={form} makesOne labels={{ ...labels, ...labelsOf(view.own.fields) }} gap="s6">
      <input type="hidden" name={SEEN} value={seen} />
      {isPartlyLocked && <Notice tone="info">{t('form.locked')}</Notice>}
      <Part title={t('form.person')}>
        <IdentityFields {...context} />
      </Part>
      <Part title={t('form.home')}>
        <AddressFields {...context} />
      </Part>
      <Part title={t('form.role')}>
        <LegalFields {...context} />
        <OwnershipFields {...context} />
      </Part>
      <Part title={t('form.contact')}>
        <ContactFields {...context} />
      </Part>
      {view.own.fields.length > 0 && (
        <Part title={t('form.more')}>
          <div className={css.questions}>
            <DynamicFields
              formId={form.id}
              fields={view.own.fields}
              typed={typed}
              currency={view.own.currency}
              country={view.own.country}
            />
          </div>
        </Part>
      )}
    </PortalForm>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css.part}>
      <legend className={css.partTitle}>{title}</legend>
      <div className={`${formGrid} ${css.roles}`}>{children}</div>
    </fieldset>
  );
}

function IdentityFields(part: PartProps) {
  const { t } = useTranslation('representatives');
  return (
    <>
      <MemberText part={part} member="first_name" span="half" />
      <MemberText part={part} member="last_name" span="half" />
      <MemberBirthdate part={part} span="half" />
      <MemberCountry part={part} member="nationality" span="half" />
      <MemberText
        part={part}
        member="taxid"
        span="whole"
        hint={t('form.taxidHint')}
        optional
        spellCheck={false}
        tidy={asStored(personalTaxNumberRule(part.answers.country))}
      />
    </>
  );
}

function AddressFields(part: PartProps) {
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
