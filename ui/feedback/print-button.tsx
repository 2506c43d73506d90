import Printer from 'virtual:icon/printer';
import { Button, type ButtonProps } from 'ui/layout/button';
import { button, hiddenContent } from 'ui/layout/button.css';
import { Icon } from 'ui/layout/icon';
import { joinClassNames } from 'ui/layout/layout';
import { onlyWithScripts } from 'ui/layout/layout.css';
import { useHydrated } from './use-hydrated';

/** Without scripts, only empty space shows: it keeps the page from shifting at hydration. */
export function PrintButton({ size, children }: Pick<ButtonProps, 'size' | 'children'>) {
  if (useHydrated()) {
    return (
      <Button variant="ghost" icon={Printer} size={size} onClick={() => window.print()}>
        {children}
      </Button>
    );
  }
  return (
    <span
      className={joinClassNames(button({ variant: 'ghost', size }), onlyWithScripts, hiddenContent)}
      aria-hidden="true"
    >
      <Icon of={Printer} size={18} />
      <span>{children}</span>
    </span>
  );
}
