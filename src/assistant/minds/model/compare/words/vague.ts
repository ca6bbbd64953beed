/** Actions whose words mean too much, or are names of things: they are not asked whether they must, may or may not be done. */
export const VAGUE: ReadonlySet<string> = new Set(
  'take tell call own use show find happen name pass continue date-it certain complete match list-v live danger risk crime convict legal charge-crime work damage hurt late delay void-gift crash negligence fault misdemeanor felony estimate interest punitive jail default record record-keep matter violence violation speed drink test send start give receive need ask-about earn hand mail offer ask demand decide text contact speak hear know believe happen care get-help cause reason explain excuse add extra split share limit larceny rest willful kill harass stalk threaten abuse confidential depends write spoken free due borrow train study volunteer attend visit expect attach store open close compare disrupt drive lie run punish retaliate'.split(
    ' ',
  ),
);
