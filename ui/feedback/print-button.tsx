import Printer from 'virtual:icon/printer';
import { Button, type ButtonProps } from 'ui/layout/button';
import { hiddenFace } from 'ui/layout/button.css';
import { joinClassNames } from 'ui/layout/layout';
import { onlyWithScripts } from 'ui/layout/layout.css';
import { useHydrated } from './use-hydrated';

/** Keeps its place until it works, so that the page does not shift. */
export function PrintButton(props: Pick<ButtonProps, 'size' | 'children'>) {
  const hydrated = useHydrated();
  return (
    <Button
      variant="ghost"
      icon={Printer}
      {...props}
      className={joinClassNames(onlyWithScripts, !hydrated && hiddenFace)}
      onClick={() => window.print()}
    />
  );
}
