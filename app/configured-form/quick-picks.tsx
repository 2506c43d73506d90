import { useTranslation } from 'react-i18next';
import type { FieldHandle } from '~/ui/fields/field/field';
import { RadioGroupField } from '~/ui/fields/radio/radio-group-field';
import { SelectField } from '~/ui/fields/select/select-field';
import { Stack } from '~/ui/layout/layout';
import { behindOther, quickPicks } from './dynamic-fields.css';
import { type DynamicField, type OptionGroup, OTHER, otherName } from './rules/field';

type QuickPicksProps = {
  field: DynamicField;
  handle: FieldHandle;
  groups: readonly OptionGroup[];
  optional: boolean;
};

/** DYN-05, DYN-12 */
export function QuickPicks({ field, handle, groups, optional }: QuickPicksProps) {
  const { t } = useTranslation('dynamic');
  const [first, ...rest] = groups;
  return (
    <Stack gap="s3" className={quickPicks}>
      <RadioGroupField
        field={handle}
        label={field.label}
        hint={field.hint}
        optional={optional}
        options={[...(first?.options ?? []), { value: OTHER, label: t('other') }]}
      />
      <div className={behindOther}>
        <SelectField
          field={{ name: otherName(field), formId: handle.formId }}
          label={t('otherChoice')}
          groups={rest}
          placeholder={field.placeholder}
        />
      </div>
    </Stack>
  );
}
