/*
 * Words of eating, poison, and of those who may come to harm, in questions, as `readQuestion` writes them, without accents; those
 * before the colon are what they mean.
 */

export const GERMAN_OF_HARM = `
wildlife: wildtiere, tauben, amseln, stare, spatzen, krahen, elstern, eichhornchen, mause, maus, wuhlmaus, wuhlmause, ratten, reh, rehe, maulwurf
poisonous: giftig, giftige, giftiges, toxisch, vergiftet, vergiften, vergiftung
safe: ungiftig, ungiftige, ungefahrlich, ungefahrliche, unbedenklich, sicher, harmlos
dangerous: gefahrlich, gefahrliche, schadlich, schaden, schadet, bedenklich, gefahr
cats: katze, katzen, mieze, miezi, katzi, kater, stubentiger, katzchen
dogs: hund, hunde, hunden, hundin, hundchen, welpe, welpen, dackel, pudel
horses: pferd, pferde, pferden, pony
rabbits: kaninchen, hase, hasen, meerschweinchen, hamster
bird: vogel
birds: vogeln
parrots: wellensittich, wellensittiche, papagei, papageien, kanarienvogel
hens: huhner, huhn, henne, hennen
hedgehogs: igel, igeln
bees: biene, bienen, hummel, hummeln
tortoises: schildkrote, schildkroten
goats: ziege, ziegen
sheep: schaf, schafe
cows: kuh, kuhe
ferrets: frettchen
ducks: ente, enten
donkeys: esel
pets: haustier, haustiere, haustieren, tier, tiere, tieren
children: kind, kinder, kindern, kleinkind, kleinkinder, kleinkindern, enkel, enkelin, enkelkind, enkelkinder, enkelkindern, urenkel, urenkelin, der kleine, die kleine, unser kleiner, unsere kleine
a baby: baby, babys, saugling
people: mensch, menschen, erwachsene, erwachsenen, person, personen
my daughter: meine tochter, tochter
my son: mein sohn, sohn, junge, madchen, bub, bube, bursche, madel
my wife: meine frau
my husband: mein mann
mother: mutter, mama, oma, grossmutter, schwester
father: vater, papa, opa, grossvater, bruder
neighbour: nachbar, nachbarin, nachbarn, freund, freundin, gast
nephew: neffe, neffen, nichte
somebody: jemand, jemandem, jemanden
somebody ate: gegessen, verschluckt, geschluckt, getrunken, verspeist, gekostet, probiert, in den mund genommen, in den mund gesteckt, ass, verschluckte, schluckte, trank
somebody eats: isst, trinkt, schluckt, nascht
somebody chewed: angebissen, reingebissen, hineingebissen, geschleckt, abgeschleckt, genuckelt, gekaut, abgebissen, gebissen, abgeleckt, geleckt, gelutscht, kaute, leckte, lutschte
somebody nibbled: genagt, angenagt, benagt, geknabbert, angeknabbert, knabberte
in the mouth: in die nase, in der nase, im mund, in den mund, in dem mund, im maul, ins maul
drooling: speichelt, sabbert, geifert
is being sick: bricht, spuckt, wurgt, hat gebrochen
breaks: bricht ab
vomiting: erbricht, ubergibt, kotzt, erbrochen, ubergeben
somebody is chewing: kaut, knabbert, lutscht, leckt
allowed something has eaten: fressendarf
something has eaten: hergemacht, gefuttert, gemampft, vertilgt, weggefuttert, gefressen, angefressen, abgefressen, frisst, fressen, frass
something: dass etwas, ob etwas, weil etwas, dass irgendwas, dass irgendetwas, ob irgendwas, ob irgendetwas, etwas hat, irgendwas hat, irgendetwas hat, da hat etwas, da hat was, da hat irgendwas, was hat an
something has eaten: etwas knabbert, irgendwas knabbert, irgendetwas knabbert, was knabbert, wer knabbert
something nibbled: wird angeknabbert, werden angeknabbert, wurde angeknabbert, wurden angeknabbert, sind angeknabbert, ist angeknabbert, angeknabbert wird, angeknabbert werden, angeknabbert wurde, angeknabbert wurden, angeknabbert worden, angeknabbert sind, angeknabbert ist, angeknabbert aus, angeknabberte, angeknabberten, angeknabbertes
insects something has eaten: kafer knabbert, insekt knabbert, tierchen knabbert
eat it: essen, verzehren, verspeisen
cook: kochen, koche, braten, backen
in a salad: in den salat, im salat, fur salat, fur den salat
in the cooking: zum kochen, in der kuche verwenden, in die suppe, furs essen, zum essen, ins essen
edible: essbar, geniessbar, verzehrbar
make tea: tee, als tee, einen tee machen, krautertee, teekochen
herbal remedy: heilmittel, heilpflanze, heilkraut, heilen, heilt, hausmittel, medizin
the skin: haut
rash: ausschlag, hautausschlag, quaddeln, nesselsucht
blisters: blasen, blaschen
pustules: pusteln, pustel, rote pusteln
red spots: rote flecken, roten flecken, rote punkte, rote stellen
swollen: geschwollen, angeschwollen, schwillt, schwellen
numb: taub, taube, pelzig
tingles: kribbelt, kribbeln, prickelt, prickeln
stomach ache: bauchschmerzen, bauchweh, bauchkrampfe, magenschmerzen, magenkrampfe
nausea: ubelkeit
diarrhoea: durchfall
burned me: mich verbrannt, hat mich verbrannt
pregnant: schwanger, schwangere
cant breathe: keine luft, schwer luft, schlecht luft, nicht atmen, atemnot, luftnot
unconscious: bewusstlos, ohnmachtig
arms: arm, beide arme, auf meine arme, an meine arme, an armen, und armen, an den armen, auf den armen, an meinen armen, auf meinen armen, an beiden armen, an seinen armen, an ihren armen
arms and: arme und
arms are: arme sind, arme werden
arms have: arme haben
my arms are: sind meine arme, sind die arme
my arms red: arme rot, rote arme
my arms swollen: arme geschwollen, geschwollene arme
my arms itch: arme jucken, jucken meine arme, jucken die arme, juckende arme
my arms burn: arme brennen, brennen meine arme, brennen die arme, brennende arme
my arms tingle: arme kribbeln, kribbeln meine arme, kribbeln die arme
legs: bein, beine, beinen
face: gesicht
pricked: gestochen, reingestochen
swollen: dick
itch: juckt, jucken, juckreiz
tongue: zunge
throat: hals, rachen
lips: lippen
mouth: mund
feed: futtern, futtere, verfuttern, verfuttere
children room: kinderzimmer, kinderbett, babyzimmer, gitterbett, kita
eyes: auge
fur: fell
sap: saft
mistook: verwechselt, verwechselte
hands: hande, handen, finger, fingern
burns: brennt, brennen
allergy: allergie, allergisch, allergien
in the eyes: augen, in die augen, im auge, ins auge
touching: anfassen, beruhren, beruhrt
i feel dizzy: mir ist schwindelig, mir ist schlecht, mir ist ubel
`;

export const SPANISH_OF_HARM = `
bitter: amargo, amarga, amargos, amargas
wildlife: los pajaros, pajaros, palomas, mirlos, gorriones, ardillas, ratones, ratas, ciervos, topos
my birds: mis pajaros, mis pajaritos, nuestros pajaros
poisonous: venenosa, venenoso, venenosas, venenosos, toxica, toxico, toxicas, toxicos, envenenado, envenenada, veneno
not poisonous: no son toxicas, no son venenosas, no es toxica, no es venenosa, no sean toxicas, no sean venenosas, no toxicas
safe: segura, seguro, seguras, seguros, inofensiva, inofensivo
dangerous: peligrosa, peligroso, peligrosas, peligrosos, peligro, mala, malo, malas, malos, dano, dana
cats: gato, gata, gatos, gatas, gatito, gatita, gatitos, gatitas
dogs: perro, perra, perros, perras, perrito, perrita, perritos, perritas, cachorro, cachorros
horses: caballo, caballos, yegua
rabbits: conejo, conejos, hamster, cobaya, cobayas
bird: pajaro
parrots: loro, loros, periquito, periquitos, canario, canarios
hens: gallina, gallinas
hedgehogs: erizo, erizos
bees: abeja, abejas, abejorros
tortoises: tortuga, tortugas
goats: cabra, cabras
sheep: oveja, ovejas
cows: vaca, vacas
ferrets: huron, hurones
ducks: pato, patos
donkeys: burro, burra, burros
pets: mascota, mascotas, animal, animales, animales de casa
children: nene, nena, crio, cria, chiquillo, chiquilla, nino, nina, ninos, ninas, nieto, nieta, nietos, nietas, hijos, peques, bisnieto, bisnieta
a baby: bebe, bebes
people: persona, personas, gente, adultos, humanos
my daughter: mi hija
my son: mi hijo
my wife: mi mujer, mi esposa
my husband: mi marido, mi esposo
mother: madre, abuela, hermana, suegra
father: padre, abuelo, hermano
neighbour: vecino, vecina, amigo, amiga
nephew: sobrino, sobrina
somebody: alguien
somebody ate: se zampo, se ha zampado, ha zampado, se lo zampo, devoro, ha devorado, se tomo, se ha tomado, se tomaron, ha comido, se ha comido, comio, se comio, ha tragado, se ha tragado, trago, ha bebido, bebio, ha probado, se ha metido en la boca, han comido, se han comido, comieron, se comieron, han tragado, han bebido, han probado
i have been poisoned: me he intoxicado, me he envenenado, me he intoxicao
poisoned: intoxicado, intoxicada
somebody ate: a comido, se a comido, a bebido, se a bebido, a tragado, se a tragado, ha comio, sa comido, sa tragado
somebody chewed: a mordido, a masticado, a chupado, a lamido
pricked: pinche, me pinche, pinchado, clavado, me he clavado, me clave
i ate: cene, cenamos, almorce, almorzamos, comimos, desayune, desayunamos, comi, me comi, trague, me trague, bebi, me bebi, mordi, mastique, chupe, lami, probe una hoja, probe la hoja, probe un trozo, probe una baya, probe la baya, probe un fruto, probe el fruto, he comido, me he comido, he tragado, me he tragado, he bebido
somebody eats: come, traga, bebe agua de
somebody chewed: se atraganto, se ha atragantado, ha mordido, mordio, ha masticado, mastico, ha chupado, chupo, ha lamido, lamio, mordisqueo, ha mordisqueado, han mordido, mordieron, han masticado, han chupado, chuparon, han lamido, han mordisqueado, ha estado mordiendo, ha estado comiendo, ha estado chupando
something nibbled: me han comido, se me han comido, nos han comido, me han mordido, me han mordisqueado, mordisqueada, mordisqueadas, mordisqueado, mordisqueados, mordidas, comidas, roidas, roida
in the mouth: en la nariz, por la nariz, en la boca, a la boca
boca de dragon: en la boca de dragon, a la boca de dragon
something has eaten: quien se ha comido, quien ha comido, quien se comio, quien come, que se ha comido, que se come, que come, se estan comiendo, me estan comiendo, que se esta comiendo, que esta comiendo, quien se come, quien se esta comiendo
something has eaten: algo come, algo se come, algo esta comiendo, algo se esta comiendo, algo ha comido, algo se ha comido, algo se comio
something has eaten: algo muerde, algo ha mordido, algo mordio, algo mordisquea, algo ha mordisqueado, algo mordisqueo
insects something has eaten: bicho come, bicho se come, bicho esta comiendo, bicho se esta comiendo, bicho ha comido, bicho se ha comido
insects something has eaten: bicho muerde, bicho ha mordido, bicho mordisquea, bicho ha mordisqueado
drooling: babea, esta babeando
vomiting: vomita, ha vomitado, esta vomitando, vomitando, devuelve
somebody is chewing: mordiendo, chupando, masticando, muerde, mastica, chupa, lame, mordisquea, esta mordiendo, esta comiendo
eat it: comer, comerla, comerlo, comerse
edible: comestible, comestibles
make tea: infusion, infusiones, te de, tisana, hacer te, hacerme te, hacerme un te, hacer un te, un te, te con, tomar te, para te, para el te, en el te
cook: cocinar, cocinarla, cocinarlo, cocer, hervir, freir
in a salad: en ensalada, en la ensalada, para ensalada, en ensaladas
in the soup: en la sopa, en el guiso, en la tortilla, al guiso, a la sopa
in the cooking: en la comida, para la comida, en la cocina usar, en sopa, para sopa
herbal remedy: remedio, medicinal, medicina, curar, cura
the skin: piel
rash: sarpullido, erupcion, ronchas, urticaria
blisters: ampolla, ampollas
the skin red: piel roja, piel enrojecida
swollen: hinchado, hinchada, hinchados, hinchadas, inflamado, inflamada, inflamados, inflamadas, hincha
numb: dormida, dormidos, adormecida, adormecidos, entumecida, entumecidos
tingles: hormiguea, hormigueo
stomach ache: duele el estomago, dolor de estomago, duele la tripa, duele la barriga, dolor de tripa, dolor de barriga
nausea: nauseas
diarrhoea: diarrea
burned me: me quemo, me ha quemado
burnt: se me quemo, se me ha quemado, se me quemaron, se me han quemado
pregnant: embarazada
cant breathe: no puedo respirar, no puede respirar, cuesta respirar, falta de aire, dificultad para respirar
unconscious: inconsciente, desmayado, desmayada
mouth: boca
arms: brazo, brazos
legs: pierna, piernas
face: cara, rostro
itch: pica, pican, picor, picazon
tongue: lengua
throat: garganta
lips: labios
feed: dar de comer, darle de comer, darle, darles
eyes: ojo
eyes red: ojo rojo, ojos rojos
mistook: confundio, ha confundido
hands: mano, manos, dedo, dedos
burns: escuece, escuecen, arde, arden
allergy: alergia, alergica, alergico, alergias
pollen: polen
in the eyes: ojos, en los ojos, en el ojo, en un ojo, al ojo, a los ojos, en mi ojo
touching: tocar, tocarla
i feel dizzy: estoy mareado, estoy mareada, me siento mal
`;
