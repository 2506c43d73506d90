import Check from 'virtual:icon/check';
import Circle from 'virtual:icon/circle';
import Eye from 'virtual:icon/eye';
import EyeOff from 'virtual:icon/eye-off';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce, useAnnouncement } from 'ui/feedback/announce';
import { useHydrated } from 'ui/feedback/use-hydrated';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { visuallyHidden } from 'ui/theme/text.css';
import { createControlProps, Field, type FieldHandle, type FieldTexts, useFormField } from '../field/field';
import * as styles from '../field/field.css';
import { useSubmitState } from '../form/form-contexts';

/** Rules are announced after this pause in typing. */
const SETTLED_MS = 1_000;

type PasswordRule = { label: string; test: (password: string) => boolean };

type PasswordRulesProps = { id: string; password: string; rules: readonly PasswordRule[] };

function PasswordRules({ id, password, rules }: PasswordRulesProps) {
  const { t } = useTranslation('fields');
  const metRules = rules.map((rule) => password !== '' && rule.test(password));
  const count = metRules.filter(Boolean).length;
  const progress = password === '' ? '' : t('password.progress', { met: count, total: rules.length });
  useAnnouncement(progress, SETTLED_MS);
  return (
    <ul className={styles.ruleList}>
      {rules.map(({ label }, index) => (
        <li key={label} className={joinClassNames(styles.rule, metRules[index] && styles.ruleMet)}>
          <Icon of={metRules[index] ? Check : Circle} size={14} />
          {password !== '' && (
            <span
              className={visuallyHidden}
            >{`${t(metRules[index] ? 'password.met' : 'password.open')} `}</span>
          )}
          <span id={`${id}-${index}`}>{label}</span>
        </li>
      ))}
    </ul>
  );
}

type PasswordFieldProps = FieldTexts & {
  field: FieldHandle;
  autoComplete: 'current-password' | 'new-password';
  rules?: readonly PasswordRule[];
  action?: ReactNode;
};

export function PasswordField({
  field,
  label,
  hint,
  optional,
  autoComplete,
  rules,
  action,
}: PasswordFieldProps) {
  const { t } = useTranslation('fields');
  const state = useFormField(field, label);
  const hydrated = useHydrated();
  const [visible, setVisible] = useState(false);
  // Screen readers repeat a changed description, so omit met rules.
  const rulesId = `${state.id}-rules`;
  const rulesIds = (rules ?? []).map((_, index) => `${rulesId}-${index}`);

  // Hides the password on submit: browsers later suggest values of visible text fields.
  const submitState = useSubmitState();
  const isPending = submitState?.isPending ?? false;
  useEffect(() => {
    if (isPending) setVisible(false);
  }, [isPending]);

  // Responses include no password, but the control may keep it after conform's reset.
  const control = useRef<HTMLInputElement>(null);
  const [typedPassword, setTypedPassword] = useState('');
  const readPassword = () => setTypedPassword(control.current?.value ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the control is created again or a submit was answered
  useEffect(readPassword, [state.key, submitState?.attempt]);

  return (
    <Field {...{ state, label, hint, optional, action }}>
      <div className={styles.control} data-invalid={state.error === undefined ? undefined : ''}>
        <input
          key={state.key}
          ref={control}
          {...createControlProps(state, [Boolean(hint) && state.hintId, ...rulesIds])}
          type={visible ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={styles.input}
          onInput={readPassword}
        />
        {hydrated && (
          <button
            type="button"
            className={styles.toggle}
            aria-label={t('password.show', { label })}
            aria-pressed={visible}
            aria-controls={state.id}
            onClick={() => {
              setVisible(!visible);
              announce(t(visible ? 'password.hidden' : 'password.visible'));
            }}
          >
            <Icon of={visible ? EyeOff : Eye} size={18} />
          </button>
        )}
      </div>
      {rules && <PasswordRules id={rulesId} password={typedPassword} rules={rules} />}
    </Field>
  );
}
