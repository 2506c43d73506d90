import { type RefObject, useCallback, useEffect } from 'react';
import * as css from './shortcut.css';

export const KeyCap = ({ of: key }: { of: string }) => <kbd className={css.key}>{key}</kbd>;

export const shortcutProps = (key: string) => ({ 'data-key': key });

/**
 * @param hasCharacterKeys false turns off single-key shortcuts (WCAG 2.1.4)
 * @returns a handler of keys pressed in a frame
 */
export function useShortcuts(page: RefObject<HTMLElement>, hasCharacterKeys: boolean) {
  const press = useCallback(
    (key: string): boolean => {
      const isCharacter = key.length === 1;
      if (isCharacter && !hasCharacterKeys) return false;
      const name = CSS.escape(isCharacter ? key.toUpperCase() : key);
      const pressed = page.current?.querySelector<HTMLElement>(`[data-key="${name}"]`);
      pressed?.click();
      return Boolean(pressed);
    },
    [page, hasCharacterKeys],
  );

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select') !== null;
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      if (press(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [press]);

  return press;
}
