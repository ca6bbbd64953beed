import { paths } from '#web/paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { copy } from './copy.ts';

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
