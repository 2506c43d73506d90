@needs-mail @needs-back-office
Feature: Two people sign one application

  The applicant and a colleague without an account sign separately.

  @SIGN-01 @SIGN-05 @SIGN-06 @SIGN-07 @SIGN-09 @OVER-06
  Scenario Outline: Two people sign from the invitation to the final status, <how>
    Given an application that I and a colleague without an account will sign
    When meanwhile the contract is ready to be signed
    Then I am asked by mail to sign
    When I open my signatures
    And I start the identification
    And the provider reports SUCCESS
    And I upload the signed "Bürgschaftsvertrag"
    And I accept the terms
    Then I land on the overview, which thanks me for my signature
    When I open my signatures
    Then the page shows the text "1 von 2 Personen"
    And I see nothing of my colleague
    When my colleague accepts the invitation by mail
    Then my colleague is at the signatures
    And my colleague sees nothing of me
    When my colleague gives the tax number "36574261809"
    And my colleague is identified by the provider
    And my colleague accepts the terms
    Then my colleague is thanked for the signature
    And my colleague and I both see the status "In letzter Prüfung"

    Examples:
      | how             |
      | with JavaScript |

    @no-js
    Examples:
      | how                |
      | without JavaScript |
