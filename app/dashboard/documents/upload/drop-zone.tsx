import Camera from 'virtual:icon/camera';
import CircleAlert from 'virtual:icon/circle-exclamation-point';
import UploadIcon from 'virtual:icon/upload';
import { type ChangeEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from 'ui/feedback/use-hydrated';
import * as field from 'ui/fields/field/field.css';
import { Button } from 'ui/layout/button';
import { Icon } from 'ui/layout/icon';
import { WithSpokenText } from 'ui/layout/layout';
import { metaText, visuallyHidden } from 'ui/theme/text.css';
import * as css from '~/dashboard/documents/documents.css';
import { takeDroppedFiles } from './dropped-files';

interface DropZoneProps {
  name: string;
  accept: string;
  limits: string;
  hasFiles: boolean;
  error: string | null;
  onFiles: (files: readonly File[]) => void;
  isForAll?: boolean;
  isPageDropTarget?: boolean;
}

/** DOC-02. Works as a plain form without scripts. */
export function DropZone({
  name,
  accept,
  limits,
  hasFiles,
  error,
  onFiles,
  isForAll = false,
  isPageDropTarget = false,
}: DropZoneProps) {
  const { t } = useTranslation('documents');
  const hydrated = useHydrated();
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const isHighlighted = isDraggedOver || isPageDropTarget;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const errorId = `${id}-error`;
  const limitsId = `${id}-limits`;
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    currentTarget.value = '';
  };

  const onEarlyFiles = useRef(onFiles);
  onEarlyFiles.current = onFiles;
  useEffect(() => {
    const earlyFiles = [...(input.current?.files ?? [])];
    if (earlyFiles.length === 0 || !input.current) return;
    onEarlyFiles.current(earlyFiles);
    input.current.value = '';
  }, []);

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a pointer's way; the input inside is everybody's */}
      <div
        className={css.dropZone}
        data-over={isHighlighted || undefined}
        data-invalid={error !== null || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          event.dataTransfer.dropEffect = 'copy';
          setIsDraggedOver(true);
        }}
        onDragLeave={(event) => {
          if (!isWithin(event)) setIsDraggedOver(false);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setIsDraggedOver(false);
          takeDroppedFiles(event.dataTransfer, onFiles);
        }}
      >
        <Icon of={UploadIcon} className={css.rowIcon} />
        {hydrated && <ZoneText {...{ id, isHighlighted, hasFiles, isForAll }} />}
        <input
          ref={input}
          aria-label={
            isForAll ? t('upload.allFiles') : t(hasFiles ? 'upload.fileMore' : 'upload.file', { name })
          }
          id={id}
          type="file"
          name="file"
          accept={accept}
          multiple={hydrated}
          className={hydrated ? visuallyHidden : css.nativeFile}
          aria-invalid={error !== null || undefined}
          // biome-ignore lint/a11y/noAutofocus: after a refused form this is where reading has to go on
          autoFocus={error !== null}
          aria-describedby={error !== null ? `${errorId} ${limitsId}` : limitsId}
          onChange={hydrated ? onChange : undefined}
        />
        {hydrated && <CameraInput accept={accept} name={name} onChange={onChange} />}
        {!hydrated && (
          <Button type="submit" size="s">
            <WithSpokenText spokenText={name}>{t('upload.send')}</WithSpokenText>
          </Button>
        )}
        <span id={limitsId} className={metaText}>
          {limits}
        </span>
      </div>
      {error !== null && (
        <p id={errorId} className={field.error} role="alert">
          <Icon of={CircleAlert} size={16} className={field.errorIcon} />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

function isWithin({ currentTarget, relatedTarget }: DragEvent): boolean {
  return relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
}

interface ZoneTextProps {
  id: string;
  isHighlighted: boolean;
  hasFiles: boolean;
  isForAll: boolean;
}

function ZoneText({ id, isHighlighted, hasFiles, isForAll }: ZoneTextProps) {
  const { t } = useTranslation('documents');
  if (isHighlighted)
    return <span className={css.dropText}>{t(isForAll ? 'upload.overAll' : 'upload.over')}</span>;
  if (isForAll) {
    return (
      <span className={css.dropText}>
        <span className={css.textForMouse}>{`${t('upload.dropAll')} `}</span>
        <label htmlFor={id} className={css.chooseFile}>
          <span className={css.textForMouse}>{t('upload.chooseAll')}</span>
          <span className={css.textForTouch}>{t('upload.pickAll')}</span>
        </label>
      </span>
    );
  }
  return (
    <span className={css.dropText}>
      <span className={css.textForMouse}>{`${t(hasFiles ? 'upload.dropMore' : 'upload.drop')} `}</span>
      <label htmlFor={id} className={css.chooseFile}>
        <span className={css.textForMouse}>{t(hasFiles ? 'upload.chooseMore' : 'upload.choose')}</span>
        <span className={css.textForTouch}>{t(hasFiles ? 'upload.another' : 'upload.pick')}</span>
      </label>
    </span>
  );
}

interface CameraInputProps {
  accept: string;
  name: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

function CameraInput({ accept, name, onChange }: CameraInputProps) {
  const { t } = useTranslation('documents');
  const pictures = accept.split(',').filter((type) => type.startsWith('image/'));
  if (pictures.length === 0) return null;
  return (
    <label className={css.camera}>
      <Icon of={Camera} size={18} />
      <WithSpokenText spokenText={name}>{t('upload.camera')}</WithSpokenText>
      <input
        type="file"
        accept={pictures.join(',')}
        capture="environment"
        className={visuallyHidden}
        onChange={onChange}
      />
    </label>
  );
}
