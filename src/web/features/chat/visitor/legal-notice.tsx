import { paths } from '#web/paths.ts';
import { TextLink } from '#web/frame/text-link.tsx';
import { copy } from '../copy.ts';

export function LegalNotice() {
  return (
    <>
      {copy.notice.advice}. {copy.notice.agree}{' '}
      <TextLink to={paths.terms} newTab>
        {copy.notice.terms}
      </TextLink>{' '}
      {copy.notice.and}{' '}
      <TextLink to={paths.privacy} newTab>
        {copy.notice.privacy}
      </TextLink>
      .
    </>
  );
}

/** Once reading has begun: one line. The whole notice stood before the first message. */
export function ShortNotice() {
  return (
    <p className="mt-1.5 px-1 text-center text-xs text-muted short:hidden">
      {copy.notice.short}{' '}
      <TextLink to={paths.terms} newTab className="whitespace-nowrap">
        {copy.notice.shortTerms}
      </TextLink>{' '}
      ·{' '}
      <TextLink to={paths.privacy} newTab className="whitespace-nowrap">
        {copy.notice.shortPrivacy}
      </TextLink>
      <span className="max-sm:hidden">
        {' · '}
        <TextLink to={paths.contact} newTab className="whitespace-nowrap">
          {copy.contactUs}
        </TextLink>
      </span>
    </p>
  );
}
