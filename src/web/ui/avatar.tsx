import { clsx } from 'clsx';

const SIZES = { sm: 'size-9 text-sm', md: 'size-12 text-base', lg: 'size-14 text-lg' } as const;
const TINTS = ['avatar-1', 'avatar-2', 'avatar-3', 'avatar-4', 'avatar-5'] as const;

export type AvatarProps = {
  name: string;
  imageUrl?: string | null | undefined;
  size?: keyof typeof SIZES | undefined;
  className?: string | undefined;
};

/** Decorative: the name always stands beside it. */
export function Avatar({ name, imageUrl, size = 'md', className }: AvatarProps) {
  const shape = clsx('shrink-0 rounded-full', SIZES[size], className);
  if (imageUrl) return <img src={imageUrl} alt="" loading="lazy" className={clsx('object-cover', shape)} />;
  return (
    <span aria-hidden className={clsx('inline-grid place-items-center font-semibold select-none', tintOf(name), shape)}>
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}

function tintOf(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return TINTS[sum % TINTS.length] ?? TINTS[0];
}
