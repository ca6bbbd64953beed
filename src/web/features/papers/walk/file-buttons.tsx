import { Camera, FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonStyle, type ButtonVariant } from '#web/ui/button-style.ts';
import { copy } from '../copy.ts';

/** The phone's own camera and file picker: we bring none. */
export function FileButtons({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      <FileButton label={copy.camera} icon={<Camera size={20} aria-hidden />} accept="image/*" isCamera onFiles={onFiles} />
      <FileButton label={copy.file} icon={<FileUp size={20} aria-hidden />} accept="image/*,application/pdf,.heic,.heif" variant="secondary" onFiles={onFiles} />
    </div>
  );
} // prettier-ignore

type FileButtonProps = {
  label: string;
  icon: ReactNode;
  accept: string;
  isCamera?: boolean;
  variant?: ButtonVariant;
  onFiles: (files: readonly File[]) => void;
};

function FileButton({ label, icon, accept, isCamera = false, variant = 'primary', onFiles }: FileButtonProps) {
  return (
    <label
      className={`${buttonStyle(variant)} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
    >
      {icon}
      {label}
      <input
        type="file"
        accept={accept}
        multiple={!isCamera}
        {...(isCamera ? { capture: 'environment' as const } : {})}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
