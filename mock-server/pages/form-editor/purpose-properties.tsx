import { CURRENCIES } from 'contracts/api/enumerations';
import { findPurposeDefinition, listPurposes, type Purpose } from '../../form-editor/draft/draft';
import { languageOfText } from '../../form-editor/field/entries';
import { getLocalizedText, type LocalizedText, setLocalizedText } from '../../form-editor/field/localized';
import { useTexts } from '../live/page-context';
import { useEditor } from './editor-context';
import { FieldEntry } from './entry';
import * as css from './form-editor.css';
import { IdEntry } from './id-entry';
import { nameOfPurpose } from './names';
import { PropertiesForm, PropertiesSection, SubjectFindings } from './property-form';
import { TextLanguages } from './text-languages';

export function PurposeProperties({ index, purpose }: { index: number; purpose: Purpose }) {
  const { draft, apply, select, textLanguage } = useEditor();
  const t = useTexts('form-editor');
  const name = nameOfPurpose(purpose, textLanguage);
  const currencies = findPurposeDefinition(draft, purpose.name)?.currencies ?? [];
  const labelLanguage = languageOfText(purpose.label, textLanguage);
  const set = (
    members: Partial<{ name: string; label: LocalizedText; currencies: typeof currencies }>,
    series?: string,
  ) =>
    apply(
      {
        kind: 'set_purpose',
        purpose: index,
        members: { name: purpose.name, label: purpose.label, currencies, ...members },
      },
      t('change.edited', { name }),
      series,
    );
  return (
    <PropertiesForm
      subject={{ purpose: index }}
      read={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === `label.${labelLanguage}`)
          set(
            { label: setLocalizedText(purpose.label, labelLanguage, target.value) },
            `label ${purpose.name}`,
          );
      }}
      name={name}
      subtitle={t('purposeOf', { number: index + 1, count: listPurposes(draft).length })}
      duplicate={() => {
        apply({ kind: 'duplicate_purpose', purpose: index }, t('change.duplicated', { name }));
        select({ purpose: index + 1 });
      }}
      remove={() => {
        apply({ kind: 'remove_purpose', purpose: index }, t('change.removed', { name }));
        select({ purpose: Math.max(index - 1, 0) });
      }}
    >
      <SubjectFindings />
      <PropertiesSection title={t('section.texts')}>
        <TextLanguages texts={[purpose.label]} />
        <FieldEntry
          name={`label.${labelLanguage}`}
          label={t('member.label')}
          code="label"
          hint={labelLanguage === 'all' ? t('sameInAll') : t('purposeLabelHint')}
          value={getLocalizedText(purpose.label, labelLanguage)}
          lang={labelLanguage === 'all' ? undefined : labelLanguage}
        />
      </PropertiesSection>
      <PropertiesSection title={t('currencies')} code="currencies">
        <ul className={css.validationList}>
          {CURRENCIES.map((currency) => {
            const isSelected = currencies.includes(currency);
            return (
              <li key={currency}>
                <label>
                  <input
                    type="checkbox"
                    name={`currency.${currency}`}
                    checked={isSelected}
                    disabled={isSelected && currencies.length === 1}
                    onChange={() =>
                      set({
                        currencies: isSelected
                          ? currencies.filter((candidate) => candidate !== currency)
                          : [...currencies, currency],
                      })
                    }
                  />
                  <span>{currency}</span>
                </label>
              </li>
            );
          })}
        </ul>
      </PropertiesSection>
      <PropertiesSection title={t('section.bank')}>
        <IdEntry id={purpose.name} code="name" rename={(id) => set({ name: id })} />
      </PropertiesSection>
    </PropertiesForm>
  );
}
