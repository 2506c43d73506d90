Feature: Offer or rejection

  @CLA-14 @plain @journey
  Scenario: The offer links to completing the application
    Given I have applied for 250,000 euros and seen the offer
    Then the offer names its number, the rate, the monthly payment and the fee
    And the offer leads to completing the application

  @CLA-15 @plain
  Scenario: The offer includes a repayment plan with a file of all months
    Given I have applied for 250,000 euros and seen the offer
    Then a repayment plan of 3 years says that it is indicative
    And its chart shows "Restschuld am Jahresende" and "Im Jahr getilgt" over 3 years, by amounts of up to "300.000~€"
    And every month of it can be had as a file

  @CLA-14 @CLA-15 @SHELL-26
  Scenario: The narrowest phone shows each figure of the offer on one line and every column of the repayment plan
    Given I hold a narrow phone
    And I read Polish
    And I have applied for 250,000 euros and seen the offer
    Then each of its 4 figures is on one line
    And no column of the repayment plan is out of sight
    And the page fits the screen
    When I switch to German
    Then the offer is in German
    And each of its 4 figures is on one line
    And the page fits the screen

  @CLA-14 @CLA-15 @D-254
  Scenario Outline: On a desktop, the figures of the offer share one row in <language>
    Given I read <language>
    And I have applied for 250,000 euros and seen the offer
    Then its 4 figures share one row

    Examples:
      | language |
      | German   |
      | English  |
      | French   |
      | Polish   |

  @CLA-14 @needs-media @needs-devtools
  Scenario: The offer with its plan prints on one page in every language
    Given it is the day of the agreed papers
    And I have applied for 250,000 euros and seen the offer
    Then in each language it prints on 1 page with its foot in single lines, as the agreed "offer"

  @CLA-14 @needs-media @needs-devtools
  Scenario Outline: An offer with a company name of 120 characters <kind> prints on one page in every language
    When I apply as the company "<name>"
    Then in each language it prints on 1 page with its foot in single lines

    Examples:
      | kind           | name                                                                                                                     |
      | without blanks | DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsverwaltungsgebäudereinigungsdienstGmbHX |
      | with blanks    | Gesellschaft für den Umbau und die Erhaltung alter Werften an Elbe, Weser und Ems sowie deren Anlagen im Norden GmbH KG  |

  @CLA-15 @CLA-14 @plain
  Scenario: Indicative conditions are ranges labelled as indicative
    When I apply as the company "Nordlicht Optik GmbH"
    Then the rate is a range and indicative, as is the fee

  @CLA-15 @CLA-14 @plain @needs-test-values
  Scenario: Final conditions are single figures labelled as final
    When I apply as the company "Testfall Festkondition GmbH"
    Then the rate is one figure and final, as is the fee

  @CLA-14 @plain @journey @needs-test-values
  Scenario: A rejected company sees the partner's contact data
    When I apply as the company "Testfall Ablehnung GmbH"
    Then I see the rejection
    And it names the phone "+49 40 66969 120" and the e-mail "firmenkunden@lindhof.example"
    And the way back leads to "https://lindhof.example/"
    And I can make another request from there

  @CLA-14 @plain @needs-partners @needs-test-values
  Scenario: A rejection omits a contact that lacks phone or e-mail
    Given I visit Kontor Klein
    And I am tim in the situation "partner-terms"
    And I am logged in
    When I apply as the company "Testfall Ablehnung GmbH"
    Then I see the rejection
    And it names neither phone nor e-mail
    And the way back leads to "/"

  @CLA-13
  Scenario: A customer who goes back from the offer sees that the request was sent
    Given I have got as far as the account creation
    When I create my account
    Then I see an indicative offer over 250,000 euros
    When I go back in the browser
    Then I arrive at my applications
    And I see the message that my request is sent already
    When I open the loan request
    Then the page names the request I have sent, and leads to it

  @CLA-14 @LIST-06 @plain @needs-test-values
  Scenario: The list shows a rejected application as closed
    When I apply as the company "Testfall Ablehnung GmbH"
    And I open "/dashboard/applications"
    Then my application is closed
