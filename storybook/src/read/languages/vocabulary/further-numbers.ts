/** Numbers, by their English, in languages that came later; each cell begins with its language. */
export const FURTHER_NUMBERS = `
a = fi yksi; sw moja|mmoja; tl isang|isa; hr jedan|jedna|jedno|jednu|jednog|jednom|jednoj; ca un|una; sk jeden|jedna|jedno|jednu|jednom; bg един|една|едно
two = fi kaksi|kahden|kahta; sw wili|mbili; tl dalawang|dalawa; hr dva|dvije|dve|dvoje|dvojica; ca dos|dues; sk dva|dve|dvaja|dvoch; bg два|две|двама
three = fi kolme|kolmen; sw tatu; tl tatlong|tatlo; hr tri|troje|trojica; ca tres; sk tri|traja|troch; bg три|трима
four = fi neljä; sw ne|nne; tl apat na|apat; hr četiri|četvero|četvoro; ca quatre; sk štyri|štyria; bg четири|четирима
five = fi viisi; sw tano; tl limang|lima; hr pet|petero; ca cinc; sk päť|piati; bg пет|петима
six = fi kuusi; sw sita; tl anim na|anim; hr šest; ca sis; sk šesť; bg шест
seven = fi seitsemän; sw saba; tl pitong|pito; hr sedam; ca set; sk sedem; bg седем
eight = fi kahdeksan; sw nane; tl walong|walo; hr osam; ca vuit; sk osem; bg осем
nine = fi yhdeksän; sw tisa; tl siyam na; hr devet; ca nou d'ells; sk deväť; bg девет
ten = fi kymmenen; sw kumi; tl sampung|sampu; hr deset; ca deu; sk desať; bg десет
several = fi useita|monta|monia|muutama|muutamia|usea; sw kadhaa|ingi; tl ilang|maraming|mararaming; hr nekoliko|mnogo; ca diversos|diverses|uns quants|unes quantes|molts|moltes; sk niekoľko|mnoho|veľa; bg няколко|много
a group of = fi joukko|ryhmä|lauma; sw kundi la; tl grupo ng mga|grupo ng|kawan ng mga|kawan ng; hr skupina|grupa|jato|stado; ca un grup de|un grup d'|un estol d'|un ramat de; sk skupina|kŕdeľ|stádo; bg група|ято|стадо
dozens of = fi kymmeniä; sw makumi ya; tl dose-dosenang; hr deseci; ca desenes de; sk desiatky; bg десетки
hundreds of = fi satoja; sw mamia ya; tl daan-daang; hr stotine; ca centenars de; sk stovky; bg стотици
`
