import type { IssueCategory } from '#domain/issue-category.ts';

/** What people call the areas of law. */
export const CATEGORY_NAME: Readonly<Record<IssueCategory, string>> = {
  housing: 'Housing',
  family: 'Family',
  consumer: 'Money, debt and purchases',
  employment: 'Work',
  traffic: 'Traffic',
  criminal: 'Criminal records and arrests',
  immigration: 'Immigration',
  estates: 'Wills, estates and planning ahead',
  benefits: 'Public benefits',
  torts: 'Injuries and accidents',
  courts: 'Courts and procedure',
  education: 'School',
  health: 'Health care and medical bills',
  business: 'Small business',
};

/** For a word of the server's that may be newer than this page. */
export const categoryName = (category: string): string =>
  Object.hasOwn(CATEGORY_NAME, category) ? CATEGORY_NAME[category as IssueCategory] : category;
