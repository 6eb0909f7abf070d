/** An ending, what the name has in its place, and the part it gives to the name: nothing where it is only how the name begins to bend. */
export type Ending = readonly [ending: string, instead: string, role: string]

/** Rows of `endings > instead : role`, all of them parted by spaces, `-` for no letters. */
const TAMIL = `
ிலிருந்து ினின்று > ் : from
ின்மீது ின்மேல் > ் : on
ினருகில் ினருகே > ் : next_to
ிலுள்ள ிலிருக்கும் > ் : ki_in
ில் ினில் ிலே > ் : in
ினுள் ுக்குள் ிற்குள் > ் : into
க்குள் > - : into
ுடைய ினுடைய > ் : of
ின் > ் : of
ால் > ் : with
ுள்ள > ் : ki_with
ுடன் ோடு ுடனும் > ் : with
ிடமிருந்து > ் : from
ிடம் > ் : to
ிற்காக ுக்காக > ் : for
க்காக > - : for
ிற்கு ுக்கு > ் : to
க்கு > - : to
ை ினை > ் : object
ும் > ் : and
ங்கள் > ம் : many
ர்கள் > ர்|ன் : many
க்கள் கள் > - : many
ற்கள் > ல் : many
ட்கள் > ள் : many
த்த் > ம் : -
ட்ட் > டு : -
ற்ற் > று : -
ய் வ் > - : -
ண்ண் > ண் : -
ல்ல் > ல் : -
ள்ள் > ள் : -
ன்ன் > ன் : -
ய்ய் > ய் : -
் > ு : -
த்து > ம் : of
டி > டு : -
மாக ாக > ம்|் : -
`

const TELUGU = `
ల్లోని లలోని > లు : ki_in
లోని > - : ki_in
ల్లోకి > లు : into
లోకి > - : into
ల్లో లలో > లు : in
లో > - : in
ల్లోంచి లనుంచి లనుండి > లు : from
లోంచి నుంచి నుండి > - : from
లతో > లు : with
ులతో > ి : with
తో > - : with
లను లని > లు : object
లకు లకి > లు : to
లపై లమీద > లు : on
ల > లు : of
ుల > ులు : of
ాన్ని > ం : object
ానికి > ం : to
ానికీ > ం : to
ంపై ంమీద > ం : on
పైన పై మీద > - : on
కింద క్రింద > - : under
పక్కన > - : next_to
వెనుక వెనక > - : behind
ముందు > - : in_front_of
డిని ుడిని > డు|ుడు : object
డికి > డు : to
డితో > డు : with
డిపై > డు : on
డి > డు : of
ిని > ు|ి : object
న్ని నిని > ను : object
నికి > ను : to
నితో > ను : with
ను ని > - : object
కు కి > - : to
ాలు > ం : many
ుళ్లు > ుడు|ులు : many
ళ్లు > డి|డు|లు|రు|ల్లు : many
ులు > ి|ు : many
ట్లు > ట్టు : many
డ్లు > డ్డు|డు : many
ర్లు > రు|ర్ : many
న్లు > ను|న్ : many
్లు > ు|్ : many
లు > - : many
ురు > ుడు : many
పు > ం : of
ి > ు : of
్ > ు : -
ు > ్ : -
`

const KANNADA = `
ಗಳಲ್ಲಿರುವ > ಗಳು : ki_in
ಯಲ್ಲಿರುವ ದಲ್ಲಿರುವ ನಲ್ಲಿರುವ > - : ki_in
ಿನಲ್ಲಿರುವ > ು : ki_in
ಗಳಲ್ಲಿ > ಗಳು : in
ಯಲ್ಲಿ ದಲ್ಲಿ ನಲ್ಲಿ ವಿನಲ್ಲಿ > - : in
ಿನಲ್ಲಿ > ು|್ : in
್ನಲ್ಲಿ > ್ : in
ಲ್ಲಿ > ು : in
ಯೊಳಗೆ ದೊಳಗೆ > - : into
ಿನೊಳಗೆ ೊಳಗೆ > ು : into
ಗಳನ್ನು > ಗಳು : object
ಯನ್ನು ವನ್ನು ನನ್ನು > - : object
ನ್ನು > ು|್ : object
ಗಳಿಂದ > ಗಳು : from
ಯಿಂದ ದಿಂದ ನಿಂದ > - : from
ಿನಿಂದ ಿಂದ > ು|್ : from
ಗಳಿಗೆ > ಗಳು : to
ಯವರಿಗೆ ನಿಗೆ ಕ್ಕೆ ಗೆ > - : to
ಿಗೆ > ು|್ : to
ುಳ್ಳ > ು : ki_with
ಗಳೊಂದಿಗೆ > ಗಳು : with
ಯೊಂದಿಗೆ ದೊಂದಿಗೆ ನೊಂದಿಗೆ ವೊಂದಿಗೆ > - : with
ಿನೊಂದಿಗೆ ೊಂದಿಗೆ > ು|್ : with
ಯೊಂದರ ವೊಂದರ ನೊಬ್ಬನ ಯೊಬ್ಬಳ > - : of
ೊಂದರ > ು : of
ಯೊಂದರಲ್ಲಿ ವೊಂದರಲ್ಲಿ > - : in
ೊಂದರಲ್ಲಿ > ು : in
ಯೊಂದು ವೊಂದು ನೊಬ್ಬ ನೊಬ್ಬನು ಯೊಬ್ಬಳು ಯೊಬ್ಬರು > - : -
ರೊಬ್ಬರು ರೊಬ್ಬ > - : -
ೊಂದು ೊಬ್ಬ ೊಬ್ಬಳು ೊಬ್ಬರು > ು|್ : -
ಗಳ > ಗಳು : of
ಯವರ > - : of
ಿನ > ು|್ : of
ಯ ದ ನ ವಿನ > - : of
ಳ > ಳು : of
ರ > ರು : of
ಯೂ ವೂ ನೂ > - : and
ೂ > ು : and
ಗಳು > - : many
ಯರು > - : many
ರು > - : many
ಂದಿರು > - : many
ವು ನು ಯು > - : -
ು > ್ : -
್ > ು : -
`

const MALAYALAM = `
ത്തിൽനിന്ന് > ം : from
ിൽനിന്ന് ില്നിന്ന് > ് : from
ത്തിലൂടെ > ം : through
ിലൂടെ > ് : through
ത്തിലേക്ക് > ം : into
ിലേക്ക് > ് : into
ത്തിലെ > ം : ki_in
ിലെ ിലുള്ള > ് : ki_in
ത്തിനരികിൽ ത്തിനരികെ ത്തിനടുത്ത് > ം : next_to
ിനരികിൽ ിനരികെ ിനടുത്ത് > ് : next_to
യ്ക്കരികിൽ യ്ക്കടുത്ത് > - : next_to
ത്തിനടിയിൽ > ം : under
ിനടിയിൽ > ് : under
യ്ക്കടിയിൽ > - : under
മുള്ള > ം : ki_with
ുള്ള > ് : ki_with
വും > ം : and
ത്തിനിടയിൽ > ം : between
ിനിടയിൽ > ് : between
യ്ക്കിടയിൽ ക്കിടയിൽ > - : between
ക്കരികിൽ ക്കടുത്ത് > - : next_to
ക്കടിയിൽ > - : under
ത്തിൽ > ം : in
ിൽ > ് : in
ത്തിന്റെ > ം : of
ിന്റെ > ് : of
ന്റെ > ൻ : of
ുടെ > ് : of
ത്തിനു ത്തിന് ത്തിന്നു > ം : to
ിനു ിന് > ് : to
യ്ക്ക് ക്ക് > - : to
ന് നു > ൻ : to
ത്തോടൊപ്പം ത്തിനൊപ്പം > ം : with
ോടൊപ്പം ിനൊപ്പം ോടെ ുമായി > ് : with
യ്ക്കൊപ്പം ക്കൊപ്പം > - : with
നൊപ്പം > ൻ : with
ത്തോട് > ം : to
ോട് > ് : to
ത്താൽ > ം : with
ാൽ > ് : with
ത്തെ > ം : object
ിനെ > ് : object
െ > ് : object
യത്ത് > - : in
ത്ത് > ം|് : in
ങ്ങൾ > ം : many
ുകൾ > ് : many
ക്കൾ കൾ മാർ > - : many
ർ > ൻ|ർ : many
ും > ് : and
യ് വ് > - : -
ല് > ൽ : -
ള് > ൾ : -
ന് > ൻ : -
ര് റ് > ർ : -
ണ് > ൺ : -
ട്ട് > ട് : -
റ്റ് > റ് : -
ത്ത് > ം : -
ിൻ > ് : of
് > - : -
`

const rowsOf = (text: string): readonly Ending[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, endings = '', instead = '', role = ''] = /^(.+) > (\S+) : (\S+)$/.exec(line) ?? []
      return endings
        .split(' ')
        .flatMap((ending) =>
          instead.split('|').map((end): Ending => [ending, end.replace('-', ''), role]),
        )
    })
    .toSorted(([one], [other]) => other.length - one.length)

/** Endings of the names of four languages that say with them what English says with small words, the longest first. */
export const DRAVIDIAN_ENDINGS: Readonly<Record<string, readonly Ending[]>> = {
  ta: rowsOf(TAMIL),
  te: rowsOf(TELUGU),
  kn: rowsOf(KANNADA),
  ml: rowsOf(MALAYALAM),
}
