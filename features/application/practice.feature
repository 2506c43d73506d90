@needs-partners
Feature: A practice applies with a configured form

  The bank configures steps, questions and rules. The portal shows, validates and sends the form.

  Background:
    Given I visit Curavest

  @DYN-01 @DYN-03 @DYN-12
  Scenario Outline: A practice gets an offer for <purpose> in <language>
    Given I read <language>
    When I open the portal
    And my practice applies for <purpose>
    Then the page's language is <language>
    When I create my account
    Then I see an indicative offer over <amount> euros
    And the page's language is <language>

    @no-js
    Examples: Without JavaScript
      | purpose               | language | amount  |
      | a foundation          | Polish   | 250,000 |
      | devices and equipment | English  | 60,000  |
      | a takeover            | French   | 300,000 |

  @DYN-01 @DYN-03 @DYN-12 @keyboard
  Scenario: A practice completes financing and project with the keyboard only
    Given I have got as far as the financing of my practice
    When my practice applies for devices and equipment
    Then I arrive at the check of my practice's answers

  @DYN-01 @plain
  Scenario: The stepper counts every step, account and offer included
    When I open the portal
    Then the stepper shows 6 stages and I am at stage 1

  @DYN-01 @DYN-09 @needs-proxy
  Scenario: The stepper updates as soon as a purpose is chosen
    Given the bank asks in a step more for a foundation
    And I have got as far as the financing of my practice
    Then the stepper shows 6 stages and I am at stage 3
    When I choose a foundation
    Then the stepper shows 7 stages and I am at stage 3
    And the offer is promised after step 6
    When I choose devices and equipment
    Then the stepper shows 6 stages and I am at stage 3
    And the offer is promised after step 5

  @DYN-01 @DYN-09 @no-js @needs-proxy
  Scenario: The stepper updates with the next page without JavaScript
    Given the bank asks in a step more for a foundation
    And I have got as far as the financing of my practice
    When I choose a foundation
    Then the stepper shows 7 stages and I am at stage 3

  @DYN-04
  Scenario Outline: The unreached or unknown step "<step>" redirects to the first step
    When I open "/application/new/<step>"
    Then I arrive at the name of my practice

    @plain
    Examples:
      | step               |
      | company-data       |
      | project-data       |
      | account-creation   |
      | application-result |
      | nowhere            |

  @DYN-03 @plain
  Scenario: A logged-in customer skips the account creation
    Given I am logged in
    And I have got as far as the check of my practice's answers
    When I open the account of my practice
    Then I arrive at the check of my answers
    When I check my answers and send them
    Then I see an indicative offer over 250,000 euros

  @DYN-12 @plain
  Scenario: The form asks for the type and specialty of the practice
    Given I have got as far as the data of my practice
    Then the type of practice can be:
      | individual |
      | group      |
      | joint      |
      | mvz        |
    And the specialty can be:
      | general_medicine  |
      | dentistry         |
      | internal_medicine |
      | gynaecology       |
      | orthopaedics      |
      | __other           |
    And the other discipline can be one of 19

  @DYN-05 @DYN-12
  Scenario Outline: A practice chooses a discipline of the group "other", <how>
    Given I have got as far as the data of my practice
    When I describe my practice as one of "paediatrics"
    Then I arrive at the financing of my practice

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |

  @DYN-01 @DYN-05 @plain
  Scenario Outline: A step asks the question that the bank has configured, in <language>
    Given I read <language>
    And I have got as far as the data of my practice
    Then the step asks "<question>"
    And the stepper calls the step "<title>"

    Examples:
      | language | question                         | title         |
      | German   | Erzählen Sie uns von Ihrer Praxis | Praxisdaten   |
      | English  | Tell us about your practice      | Practice data |

  @DYN-01 @DYN-05 @needs-proxy @plain
  Scenario: A step without a configured question shows its title
    Given the bank has no questions for its steps
    And I have got as far as the data of my practice
    Then the step asks "Praxisdaten"

  @DYN-05
  Scenario: Up to four choices are shown as cards, more choices as a list
    Given I have got as far as the data of my practice
    Then the type of practice is chosen from cards
    But the specialty is chosen from a list

  @DYN-01
  Scenario: The summary shows each answer at once, and names the later step that asks for the amount
    Given I have got as far as the data of my practice
    When I fill in the type of practice "group"
    And I fill in the city "München"
    Then the summary of my request reads:
      | Art der Praxis      | Gemeinschaftspraxis |
      | Rechtsform          | Freier Beruf        |
      | Ort                 | München             |
      | Betrag und Laufzeit | folgt in Schritt 3  |

  @DYN-01 @no-js
  Scenario: The summary without JavaScript shows the saved answers
    Given I have got as far as the financing of my practice
    Then the summary of my request reads:
      | Verwendungszweck | noch offen          |
      | Laufzeit         | noch offen          |
      | Art der Praxis   | Gemeinschaftspraxis |

  @DYN-01 @DYN-09 @plain
  Scenario: Each purpose card names the smallest amount and the range of terms
    Given I have got as far as the financing of my practice
    Then the purposes are explained by:
      | devices_and_equipment | ab 5.000 €, 12 bis 84 Monate |
      | foundation            | ab 80.000 €, 3 bis 20 Jahre  |
      | takeover              | ab 80.000 €, 3 bis 20 Jahre  |

  @DYN-09 @DYN-12 @plain
  Scenario: Questions of a purpose appear only after the purpose is chosen
    Given I have got as far as the financing of my practice
    Then the loan purpose can be:
      | devices_and_equipment |
      | foundation            |
      | takeover              |
    And I am not asked for the amount

  @DYN-09 @DYN-05
  Scenario: The project step of a foundation shows its configured questions, formats and units
    Given I have got as far as the project of my practice for a foundation
    Then I am asked for:
      | purpose description |
      | opening date        |
      | premises            |
    But I am not asked for the purchase price
    And these are asked for as configured:
      | detail                    | name                                    | keys    | begins |
      | expected sales            | Erwarteter Jahresumsatz €               | numeric |        |
      | share of private patients | Anteil der Privatpatienten (optional) % | decimal |        |
      | area of premises          | Fläche der Räume in m² (optional)       | decimal |        |

  @DYN-09 @DYN-05 @plain
  Scenario: The project step of a takeover shows its configured questions, formats and units
    Given I have got as far as the project of my practice for a takeover
    Then I am asked for:
      | purpose description |
      | purchase price      |
      | acquired share      |
    But I am not asked for the number of devices
    And these are asked for as configured:
      | detail         | name                  | keys    | begins |
      | purchase price | Kaufpreis €           | numeric |        |
      | acquired share | Übernommener Anteil % | numeric | 100    |

  @DYN-09 @DYN-05 @plain
  Scenario: The project step for devices and equipment shows its configured questions, formats and units
    Given I have got as far as the project of my practice for devices and equipment
    Then I am asked for:
      | purpose description |
      | number of devices   |
      | used devices        |
    But I am not asked for the opening date
    And these are asked for as configured:
      | detail            | name              | keys    | begins |
      | number of devices | Anzahl der Geräte | numeric | 1      |

  @DYN-13
  Scenario: Sliders without configured steps use default steps
    Given I have got as far as the financing of my practice
    When I choose devices and equipment
    Then the amount moves by the arrow key from "50.000" to "55.000"
    And the duration moves by the arrow key from "48" to "50"

  @DYN-05 @DYN-08 @DYN-09
  Scenario: Choosing another purpose sets its default amount and duration, in years if configured
    Given I have got as far as the financing of my practice
    When I choose devices and equipment
    And I choose a takeover
    Then the amount reads "250.000"
    And the duration reads "10"
    When I choose a foundation
    Then the duration moves by the arrow key from "10" to "11"

  @DYN-05 @plain
  Scenario: Placeholders, numbers of rows and explanations of a form come from the bank's configuration
    Given I have got as far as the data of my practice
    Then the postcode suggests "80331"
    And these are asked for as configured:
      | detail | name                              | keys    | begins |
      | staff  | Mitarbeitende, Sie eingeschlossen | numeric | 1      |
    And the business purpose suggests "z. B. Hausärztliche Versorgung" in 3 rows
    And the physician number is explained by "Neun Ziffern, wie auf Ihrem Arztstempel."

  @DYN-05 @plain @needs-proxy
  Scenario: A choice that the bank configures as a list is shown as a list instead of cards
    Given the bank offers the type of practice as a list, and two currencies for devices
    And I have got as far as the data of my practice
    Then the type of practice is chosen from "Einzelpraxis, Gemeinschaftspraxis, Praxisgemeinschaft, Medizinisches Versorgungszentrum (MVZ)"

  @DYN-05 @needs-proxy
  Scenario: A purpose with several currencies asks for a currency, and amounts use it
    Given the bank offers the type of practice as a list, and two currencies for devices
    And I have got as far as the financing of my practice
    When I choose devices and equipment
    Then the currency is chosen from "Euro, Schweizer Franken"
    And the own funds are in "€"
    When I fill in the currency "CHF"
    Then the own funds are in "CHF"

  @HTTP-03 @plain
  Scenario: The login after a logout in another tab restores a step of a configured form
    Given I am logged in
    And I have got as far as the data of my practice
    When I log out in another tab
    And I describe my practice as one of "paediatrics"
    Then I am asked to log in
    When I log in here
    Then I arrive at the data of my practice
    And the street reads "Parkallee"

  @DYN-06 @DYN-12
  Scenario Outline: The <detail> "<entry>" is rejected because "<reason>"
    Given I have got as far as <step>
    When I answer <step> but state the <detail> as "<entry>"
    Then the <detail> is refused because "<reason>"

    Examples: The practice
      | step                    | detail           | entry     | reason                            |
      | the name of my practice | company name     |           | Bitte machen Sie hier eine Angabe |

    @plain
    Examples: The practice
      | step                    | detail           | entry     | reason                            |
      | the name of my practice | company name     | Abc       | mindestens 4 Zeichen              |
      | the data of my practice | legal form       |           | Bitte machen Sie hier eine Angabe |
      | the data of my practice | house number     | 3#        | nur Buchstaben, Ziffern und       |
      | the data of my practice | postcode         | 123456789 | höchstens 8 Zeichen               |
      | the data of my practice | business purpose | Arzt      | mindestens 5 Zeichen              |
      | the data of my practice | tax number       | 12-345-67 | zum Beispiel 143/123/45678        |
      | the data of my practice | staff            | 0         | Der kleinste Wert ist 1           |
      | the data of my practice | staff            | 501       | Der größte Wert ist 500           |

    Examples: Its project
      | step                       | detail              | entry      | reason                         |
      | the project of my practice | purpose description | zu kurz    | mindestens 30 Zeichen          |

    @plain
    Examples: Its project
      | step                       | detail                    | entry      | reason                     |
      | the project of my practice | opening date              | 31.12.2099 | mehr als drei Jahre        |
      | the project of my practice | opening date              | 31.02.2027 | ein Datum wie              |
      | the project of my practice | share of private patients | 12,345     | höchstens 1 Nachkommastelle |
      | the project of my practice | expected sales            | 12,345     | ohne Nachkommastellen      |
      | the project of my practice | expected sales            | 0          | Der kleinste Wert ist 1 €  |

    @no-js
    Examples: Without JavaScript the server says the same
      | step                       | detail                    | entry      | reason                     |
      | the data of my practice    | physician number          | 12345678   | neun Ziffern, zum Beispiel |
      | the project of my practice | opening date              | 31.12.2020 | nicht in der Vergangenheit |
      | the project of my practice | share of private patients | 100,5      | Der größte Wert ist 100 %  |
      | the project of my practice | correctness               |            | Bitte bestätigen Sie dies  |

  @DYN-06 @no-js
  Scenario Outline: The <detail> accepts pasted spaces, as "<entry>"
    Given I have got as far as the data of my practice
    When I answer the data of my practice but state the <detail> as "<entry>"
    Then I arrive at the financing of my practice

    Examples:
      | detail           | entry         |
      | physician number | 123 456 789   |
      | tax number       | 143 123 45678 |
      | house number     | 12 a          |

  @DYN-06 @DYN-12 @no-js
  Scenario Outline: <purpose> requires at least <least> euros
    Given I have got as far as the financing of my practice
    When I answer the financing of my practice for <purpose> but state the amount as "<too little>"
    Then the amount is refused because "Der kleinste Wert ist <least> €"

    Examples:
      | purpose               | too little | least  |
      | devices and equipment | 4.999      | 5.000  |
      | a foundation          | 79.999     | 80.000 |
      | a takeover            | 79.999     | 80.000 |

  @DYN-05 @DYN-06 @SHELL-27 @no-js
  Scenario Outline: Amounts in error messages are formatted for <language>
    Given I read <language>
    And I have got as far as the financing of my practice
    When I answer the financing of my practice for a foundation but state the amount as "79999"
    Then the amount is refused because "<least>"

    Examples:
      | language | least    |
      | English  | €80,000  |
      | French   | 80 000 € |
      | Polish   | 80 000 € |

  @ENUM-05 @needs-proxy
  Scenario Outline: A configured form lists countries by name in <language>
    Given the bank takes practices of the countries "FR, AT, DE"
    And I read <language>
    And I have got as far as the data of my practice
    Then the country is chosen from "<names>"

    @plain
    Examples:
      | language | names                               |
      | German   | Deutschland, Frankreich, Österreich |
      | English  | Austria, France, Germany            |
      | French   | Allemagne, Autriche, France         |
      | Polish   | Austria, Francja, Niemcy            |

  @DYN-05 @SHELL-27
  Scenario: A date of a configured form is typed or picked from a calendar
    Given I have got as far as the project of my practice for a foundation
    Then I can pick another day of the opening date from a calendar
    When I fill in the opening date "31122020"
    And I go on to the field after the opening date
    Then the opening date reads "31.12.2020"
    And I can pick another day of the opening date from a calendar

  @DYN-02 @DYN-03 @plain
  Scenario: A practice that goes back from the offer cannot send the request twice by accident
    Given I have got as far as the check of my practice's answers
    When I create my account
    Then I see an indicative offer over 250,000 euros
    When I go back in the browser
    Then I see an indicative offer over 250,000 euros
    And I see the message that my request is sent already
    When I open the name of my practice
    Then the page names the request I have sent, and leads to it

  @CLA-15 @needs-media @needs-devtools
  Scenario: An offer with a plan of twenty years prints on two pages
    Given I have got as far as the check of my practice's answers for a foundation with the duration "20"
    When I create my account
    Then I see an indicative offer over 250,000 euros
    And it prints on 2 pages, without anything to press

  @DYN-07 @DYN-08 @DYN-10 @plain @needs-proxy
  Scenario: The lender receives the practice's answers in the API's format
    When I open the portal
    And my practice applies for a foundation
    And I create my account
    Then I see an indicative offer over 250,000 euros
    And the lender got an application with:
      | allBanksLoanPurpose   | foundation     |
      | currency              | EUR            |
      | loanSize              | 250000         |
      | loanDuration          | 120            |
      | display_duration_unit | years          |
      | companyName           | Praxis am Park |
      | companyCountry        | DE             |
    And the lender got answers of the form with:
      | practice_type          | group            |
      | medical_specialty      | general_medicine |
      | staff_count            | 4                |
      | has_premises           | true             |
      | private_patient_share  | 0.125            |
      | is_information_correct | true             |

  @DYN-11 @needs-proxy
  Scenario Outline: The configured form is unavailable if <part> cannot be loaded
    Given <part> answers <failure>
    When I open the portal
    Then I see the message that the form is not available, and whom to ask
    When the lending system recovers
    And I try again
    Then I arrive at the name of my practice

    @plain
    Examples:
      | part                   | failure           |
      | the fields of the form | a server error    |
      | the fields of the form | a forbidden shape |
      | the steps of the form  | a server error    |
      | the steps of the form  | a web page        |

  @CLA-08 @DYN-02
  Scenario: Choosing a suggested practice fills in its address
    When I open the portal
    And I choose "Metallbau Brandt GmbH" from the suggestions
    Then I arrive at the data of my practice
    And the street still reads "Überseering"

  @SHELL-26
  Scenario: The project step fits a narrow phone
    Given I hold a narrow phone
    And I have got as far as the check of my practice's answers
    When I open the project of my practice
    Then the page fits the screen

  @DYN-02 @plain
  Scenario: Going back and forward keeps the practice's answers
    Given I have got as far as the project of my practice
    When I go back a step
    Then I arrive at the financing of my practice
    And the amount reads "250.000"
    When I go back a step
    Then the street still reads "Parkallee"
