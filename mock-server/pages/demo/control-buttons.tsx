import { LiveForm } from '../live/live-form';
import { useTexts } from '../live/page-context';
import { button } from '../parts/button.css';
import { quietText } from '../parts/card.css';
import { type DemoWindow, useDemoHref } from './addresses';
import type { DemoData } from './demo-data';
import { KeyCap, shortcutProps } from './shortcut';

interface ControlButtonProps {
  window: DemoWindow;
  /** Empty until the customer's portal reports a path. */
  place: string;
  intent: 'person' | 'status' | 'day' | 'language' | 'restart' | 'undo' | 'hide' | 'keys' | 'instead';
  value?: string;
  keyName?: string;
  label: string;
  isPressed?: boolean;
}

export function ControlButton({
  window,
  place,
  intent,
  value = '',
  keyName,
  label,
  isPressed,
}: ControlButtonProps) {
  const address = useDemoHref();
  return (
    <LiveForm method="post" action={address.action()}>
      <input type="hidden" name="from" value={window} />
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="value" value={value} />
      <button
        type="submit"
        className={button}
        data-look="outline"
        name="intent"
        value={intent}
        aria-pressed={isPressed}
        {...(keyName && shortcutProps(keyName))}
      >
        <span>{label}</span> {keyName && <KeyCap of={keyName} />}
      </button>
    </LiveForm>
  );
}

type Props = DemoData & Pick<ControlButtonProps, 'window' | 'place'>;

export function ControlButtons({
  window,
  place,
  controls: { person, application, language, canUndo },
}: Props) {
  const t = useTexts('demo');
  const commonProps = { window, place };
  return (
    <>
      <ControlButton
        {...commonProps}
        intent="person"
        keyName="P"
        value={person.key}
        label={person.name === null ? t('asVisitor') : t('asPerson', { who: person.name })}
      />
      {application === 'open' && (
        <ControlButton {...commonProps} intent="status" keyName="S" label={t('statusOn')} />
      )}
      {application === 'ended' && <p className={quietText}>{t('statusEnd')}</p>}
      <ControlButton {...commonProps} intent="day" keyName="U" label={t('dayOn')} />
      <ControlButton {...commonProps} intent="language" keyName="L" label={t('language', { language })} />
      <ControlButton {...commonProps} intent="restart" keyName="R" label={t('restart')} />
      {canUndo && <ControlButton {...commonProps} intent="undo" keyName="Z" label={t('undo')} />}
    </>
  );
}

export function HideControl({ window, place, isHidden }: Props) {
  const t = useTexts('demo');
  return (
    <ControlButton
      window={window}
      place={place}
      intent="hide"
      keyName="H"
      value={isHidden ? '' : 'true'}
      label={t(isHidden ? 'show' : 'hide')}
    />
  );
}

/** Turns single-key shortcuts off (WCAG 2.1.4). */
export function KeySwitch({ window, place, hasCharacterKeys }: Props) {
  const t = useTexts('demo');
  return (
    <ControlButton
      window={window}
      place={place}
      intent="keys"
      value={hasCharacterKeys ? '' : 'true'}
      label={t('characterKeys')}
      isPressed={hasCharacterKeys}
    />
  );
}
